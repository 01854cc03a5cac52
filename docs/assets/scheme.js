/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:123b9161d4ff5f00 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
