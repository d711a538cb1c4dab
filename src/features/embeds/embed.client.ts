/**
 * Replaces the link of a snippet by its frame, and gives the frame the height of its content. It runs on other sites, so
 * it imports nothing and adds no global names. `data-show` is the kind of frame, `data-filter` the query of a list, and
 * each other attribute a parameter.
 */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin, host } = new URL(script.src)
  const { show = 'list', filter = '', ...parameters } = script.dataset
  const query = new URLSearchParams(filter)
  for (const [name, value = ''] of Object.entries(parameters)) query.set(name, value)
  const previous = script.previousElementSibling
  const link = previous instanceof HTMLAnchorElement && previous.origin === origin ? previous : null
  const frame = document.createElement('iframe')
  frame.title = link?.textContent || host
  frame.loading = 'lazy'
  // The frame names the site that shows it in its links, also if that site sends no referrer.
  frame.referrerPolicy = 'origin'
  frame.style.cssText = 'display: block; width: 100%; height: 30rem; border: 0'
  frame.src = `${origin}/embed/${show}?${query}`
  addEventListener('message', (message) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return
    const { embedHeight }: { embedHeight?: unknown } = Object(message.data)
    if (typeof embedHeight === 'number') frame.style.height = `${Math.ceil(embedHeight)}px`
  })
  if (link) link.replaceWith(frame)
  else script.before(frame)
})()
