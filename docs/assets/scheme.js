/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:bba660ee6d431b2c */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
