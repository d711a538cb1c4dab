/** The elements of scripts, styles and prefetched files. */
const EXTRAS = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<style\b[^>]*>.*?<\/style>/gs,
  /<link\b(?=[^>]*\brel="(?:stylesheet|preload|modulepreload|prefetch|preconnect)")[^>]*>/g,
]

/** Returns the content without scripts, styles and prefetched files, which is the fastest possible page. */
export function plainPage(html: string): string {
  const content = EXTRAS.reduce((page, extra) => page.replace(extra, ''), html)
  return content.replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/g, ''))
}
