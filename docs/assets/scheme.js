/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:845d4ef13283f9f4 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
