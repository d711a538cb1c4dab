/** Returns a sandboxed frame for another site, with permissions only to show and play content. */
export function embedFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer'
  frame.allowFullscreen = true
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = src
  return frame
}
