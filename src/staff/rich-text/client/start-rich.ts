import { showRich } from './rich-field'
import { RICH } from './rich-parts'

/** Gives each field whose text is HTML an editor; where all have one, nobody needs links to copy. */
export function startRich(): void {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`textarea[${RICH.field}]`)]
  const help = document.getElementById(RICH.help)
  if (fields.map(showRich).every(Boolean) && help) help.hidden = true
}
