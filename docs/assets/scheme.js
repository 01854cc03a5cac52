/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:9f9b659aa6d5c7b1 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
