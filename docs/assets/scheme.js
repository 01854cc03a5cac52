/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:4a24765c48ead788 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
