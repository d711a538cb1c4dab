import { find } from './hooks'

/**
 * Marks the current section of the page in the section navigation, and shows the navigation after the pictures in
 * browsers whose style sheet cannot do that.
 */
export function watchSectionNav(): void {
  const line = find(document, 'section-nav')
  if (!line) return
  markPart(line)
  const gallery = find(document, 'gallery')
  if (!gallery || CSS.supports('animation-timeline: view()')) return
  new IntersectionObserver(([entry]) =>
    line.classList.toggle('above', entry?.isIntersecting),
  ).observe(gallery)
}

/** The section that crosses a line at a third of the viewport's height is the current one. */
const READING = { rootMargin: '-33% 0px -66%' }

function markPart(line: HTMLElement): void {
  const links = new Map(
    [...line.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([data-visit])')].flatMap(
      (link) => {
        const part = document.getElementById(link.hash.slice(1))
        return part ? [[part as Element, link] as const] : []
      },
    ),
  )
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target)
      if (link) link.ariaCurrent = isIntersecting ? 'true' : null
    }
  }, READING)
  for (const part of links.keys()) observer.observe(part)
}
