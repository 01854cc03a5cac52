/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:c045610b5b1effd7 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
