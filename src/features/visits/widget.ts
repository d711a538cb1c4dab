import { loadExternalScript } from '../../client/consent/external-scripts'
import { delay } from '../../platform/format/timeout'

/** The third-party widget that plans visits. */
export interface Widget {
  /** The data attributes of the widget, with names without `data-`. */
  data: Record<string, string>
  /** The CSS selector of the widget's button. */
  button: string
}

/** The widget's name in the external scripts of the settings. */
const APPOINTMENT_SCRIPT = 'appointment'

/** The delay of the external widget's button in milliseconds (spec, section 9). */
const BUTTON_COMES_MS = 500

/** Loads the widget into `place` and clicks its button. Returns false if the widget does not load. */
export async function openWidget(
  container: HTMLElement,
  { data, button }: Widget,
  email: string,
): Promise<boolean> {
  if (!(await loadExternalScript(APPOINTMENT_SCRIPT, { ...data, email }, container))) return false
  await delay(BUTTON_COMES_MS)
  const target = container.querySelector<HTMLElement>(button)
  if (target) target.click()
  else console.warn(`The appointment widget has no ${button}`)
  return true
}
