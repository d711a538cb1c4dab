import { z } from 'zod'
import { translated } from '../listing/property'
import type { Lang } from '../platform/format/lang'
import { pick } from '../platform/format/lang'

const name = z.string().regex(/^[a-z][a-z-]*$/)

/**
 * The third-party widget that plans visits. Its script is named `appointment` in the external scripts of the settings.
 */
export const appointmentWidget = z.object({
  key: z.string(),
  /** The CSS selector of the widget's button, which is clicked once it has loaded. */
  button: z.string().default('button'),
  /** The texts of the conditions to accept, by the widget's option name. */
  conditions: z.record(name, translated).default({}),
  /** The visibility of the widget's parts, by option name. */
  show: z.record(name, z.boolean()).default({}),
})
type AppointmentWidget = z.infer<typeof appointmentWidget>

const WIDGET_HEIGHT = 600

interface WidgetPlace {
  lang: Lang
  id: number
  isProject: boolean
  /** An absolute URL. */
  address: string
  origin: string
}

interface WidgetAgency {
  colorPrimary: string
  colorSecondary: string
  colorPrimaryText: string
  logo: string | null
}

/**
 * Returns the widget's data attributes (spec, section 7), with names without `data-`. The visitor's email is added
 * later.
 */
export function widgetData(
  widget: AppointmentWidget,
  agency: WidgetAgency,
  place: WidgetPlace,
): Record<string, string> {
  const { lang, id, isProject, address, origin } = place
  const conditions = Object.entries(widget.conditions).map(([name, text]) => [
    `condition-${name}`,
    pick(text, lang),
  ])
  const show = Object.entries(widget.show).map(([name, on]) => [`show-${name}`, String(on)])
  return {
    'property-id': String(id),
    'color-primary': agency.colorPrimary,
    'color-secondary': agency.colorSecondary,
    'color-text': agency.colorPrimaryText,
    logo: agency.logo ? new URL(agency.logo, origin).href : '',
    key: widget.key,
    'property-url': address,
    'site-url': origin,
    language: lang,
    'is-project': String(isProject),
    height: String(WIDGET_HEIGHT),
    ...Object.fromEntries([...conditions, ...show]),
  }
}
