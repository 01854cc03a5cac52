/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:c42531e330ea06d2 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
