import { showRich } from './rich-field'
import { RICH } from './rich-parts'

/** Starts an editor for each field with HTML. The help for links in HTML is removed if all fields have an editor. */
export function startRich(): void {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`textarea[${RICH.field}]`)]
  const help = document.getElementById(RICH.help)
  if (fields.map(showRich).every(Boolean) && help) help.hidden = true
}
