/*! Takhta, MIT. Made from generator/browser by make browser; do not edit. sources:0a668238b5e0ee12 */
(()=>{try{let t=localStorage.getItem("takhta:scheme");(t==="dark"||t==="light")&&(document.documentElement.dataset.scheme=t)}catch{}document.documentElement.classList.add("js");})();
