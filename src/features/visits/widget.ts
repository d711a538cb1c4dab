import { loadExternalScript } from '../../client/consent/external-scripts'
import { delay } from '../../platform/format/timeout'

/** The widget of another firm that plans visits. */
export interface Widget {
  /** Its data attributes, names without `data-`. */
  data: Record<string, string>
  /** CSS selector of the widget's button. */
  button: string
}

/** The widget's name in the settings' list of scripts. */
const APPOINTMENT_SCRIPT = 'appointment'

/** Delay of the external widget's button (spec, section 9). */
const BUTTON_COMES_MS = 500

/** Loads the widget into `place` and presses its button; false when the widget does not come. */
export async function openWidget(
  place: HTMLElement,
  { data, button }: Widget,
  email: string,
): Promise<boolean> {
  if (!(await loadExternalScript(APPOINTMENT_SCRIPT, { ...data, email }, place))) return false
  await delay(BUTTON_COMES_MS)
  const target = place.querySelector<HTMLElement>(button)
  if (target) target.click()
  else console.warn(`The appointment widget has no ${button}`)
  return true
}
