/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:93bca0a7ff0a7e0a */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
