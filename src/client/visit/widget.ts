import { readJson } from '../../domain/format/json'
import { loadExternalScript } from '../consent/external-scripts'

/** The widget's name in the settings' list of scripts. */
const APPOINTMENT_SCRIPT = 'appointment'

/** Delay of the external widget's button (spec, section 9). */
const BUTTON_COMES_MS = 500

/** Loads the widget into `place` and presses its button; false when the widget does not come. */
export async function openWidget(place: HTMLElement, email: string): Promise<boolean> {
  const { widget, button = '' } = place.dataset
  const data = { ...(readJson(widget) as Record<string, string>), email }
  place.hidden = false
  if (!(await loadExternalScript(APPOINTMENT_SCRIPT, data, place))) {
    place.hidden = true
    return false
  }
  await new Promise((resolve) => setTimeout(resolve, BUTTON_COMES_MS))
  const target = place.querySelector<HTMLElement>(button)
  if (target) target.click()
  else console.warn(`The appointment widget has no ${button}`)
  return true
}
