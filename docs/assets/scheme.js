/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:9b1b5efe8a54b344 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
