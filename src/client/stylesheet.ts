const added = new Map<string, Promise<void>>()

/**
 * Adds a style sheet that only some pages need, once and as the last in the cascade. It also resolves if the style sheet
 * fails to load.
 */
export function addStylesheet(href: string): Promise<void> {
  const known = added.get(href)
  if (known) return known
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    document.body.appendChild(link)
  })
  added.set(href, loaded)
  return loaded
}
