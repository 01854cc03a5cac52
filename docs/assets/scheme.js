/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:05e920cbbec73c2e */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
