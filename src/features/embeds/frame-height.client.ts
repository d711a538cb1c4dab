/** Reports the height of the frame's content to the page around it, whose script `embed.js` sets it. */
new ResizeObserver(() => {
  parent.postMessage({ embedHeight: document.body.offsetHeight }, '*')
}).observe(document.body)
