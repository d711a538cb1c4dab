const BLOCK_ENDS = /(<\/(?:p|h3|h4|ul|ol|li|figure)>|<(?:ul|ol)>)(?=<)/g

/**
 * Sanitised HTML as people can edit it: each block on a line of its own, without what sanitising adds by
 * itself. Sanitised again it is what it was.
 */
export function readableHtml(html: string): string {
  return html.replace(BLOCK_ENDS, '$1\n').replaceAll(' rel="noopener"', '')
}
