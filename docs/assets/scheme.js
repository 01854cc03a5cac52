/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:c4c4463e34d2d1ff */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
