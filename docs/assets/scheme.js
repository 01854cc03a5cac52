/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:24d09a71764f7764 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
