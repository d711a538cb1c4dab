import { unescapeMarkup } from '../format/xml'
import { sanitiseHtml } from './sanitise'

/** Returns the words of a text that may be HTML. Paragraphs and breaks become line breaks. */
export function htmlToText(source: string): string {
  const text = sanitiseHtml(source)
    .replace(/<br \/>|<\/(?:p|h3|h4|li)>/g, '\n')
    .replaceAll('<li>', '\n– ')
    .replace(/<[^<>]*>/g, '')
  return unescapeMarkup(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
