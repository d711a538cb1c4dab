import { Parser } from 'htmlparser2'
import { sanitiseHtml } from './sanitise'

const ENDS_LINE = new Set(['p', 'h3', 'h4', 'li'])

/** Returns the words of a text that may be HTML. Paragraphs and breaks become line breaks. */
export function htmlToText(source: string): string {
  let text = ''
  const parser = new Parser({
    onopentag(tag) {
      if (tag === 'br') text += '\n'
      if (tag === 'li') text += '\n– '
    },
    ontext(part) {
      text += part
    },
    onclosetag(tag) {
      if (ENDS_LINE.has(tag)) text += '\n'
    },
  })
  parser.end(sanitiseHtml(source))
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
