import { z } from 'zod'
import { translated } from '../listing/property'
import type { Lang } from '../platform/format/lang'
import { pick } from '../platform/format/lang'

const name = z.string().regex(/^[a-z][a-z-]*$/)

/** The widget of another firm that plans visits; its script is `appointment` in the list of those. */
export const appointmentWidget = z.object({
  key: z.string(),
  /** CSS selector of the widget's button that is clicked once it has loaded. */
  button: z.string().default('button'),
  /** Texts of the conditions to accept, by the widget's option name. */
  conditions: z.record(name, translated).default({}),
  /** Visibility of the widget's parts, by option name. */
  show: z.record(name, z.boolean()).default({}),
})
type AppointmentWidget = z.infer<typeof appointmentWidget>

const WIDGET_HEIGHT = 600

interface WidgetPlace {
  lang: Lang
  id: number
  isProject: boolean
  /** Absolute. */
  address: string
  origin: string
}

interface WidgetAgency {
  colorPrimary: string
  colorSecondary: string
  colorPrimaryText: string
  logo: string | null
}

/** The widget's data attributes (spec, section 7), names without `data-`; the visitor's email comes later. */
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
