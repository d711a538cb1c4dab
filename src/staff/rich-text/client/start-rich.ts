import { showRich } from './rich-field'
import { RICH_TEXT } from './rich-parts'

/** Starts an editor for each field with HTML. The help for links in HTML is removed if all fields have an editor. */
export function startRich(): void {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`textarea[${RICH_TEXT.field}]`)]
  const help = document.getElementById(RICH_TEXT.help)
  if (fields.map(showRich).every(Boolean) && help) help.hidden = true
}
