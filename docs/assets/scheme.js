/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:7a5f0ab120c9da09 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
