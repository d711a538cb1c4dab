import { z } from 'zod'
import { LANGS, type Lang, type Translated } from '../format/lang'
import type { PropertyGoal } from '../listing/goal'
import { translated } from '../listing/property'
import { REGIONS } from '../listing/region'
import { historyFlags } from '../people/history-flags'
import { appointmentWidget } from './appointment-widget'
import { externalScript } from './external-scripts'
import type { SitePage } from './page'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Where another site takes over; `{id}` in it becomes the listing's. */
const handOver = z
  .string()
  .regex(/^https:\/\/\S+$/)
  .nullable()
  .default(null)

const office = z.object({
  name: z.string(),
  street: translated,
  place: translated,
  phone: z.string(),
  email: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type Office = z.infer<typeof office>

/** Who the agency is by law: what Belgian agents must show on their site (belgian code of conduct, CEL XII.6). */
const legal = z.object({
  name: z.string(),
  form: translated,
  enterpriseNumber: z.string(),
  vatNumber: z.string(),
  court: translated,
  profession: translated,
  ipi: z.string(),
  supervisor: translated,
  insurer: translated,
  policyNumber: z.string(),
  thirdPartyAccount: z.string(),
  codeOfConductUrl: z.string(),
})

/** What a visitor is told once a day, after so many seconds. */
const popup = z.object({
  title: translated,
  description: translated.default({}),
  /** Where it leads, by language, and what its button says. */
  link: translated.default({}),
  linkText: translated.default({}),
  media: z.object({ url: z.string() }).nullable().default(null),
  delay: z.number().min(0),
})
export type Popup = z.infer<typeof popup>

/** The agency's own choices; one row in D1, edited by staff. */
export const siteSettings = z.object({
  name: z.string(),
  siteEmail: z.string(),
  languages: z.array(z.enum(LANGS)).min(1),
  offices: z.array(office),
  legal,
  /** Shown in the footer; the demo agency says here that it is fictional. */
  notice: translated.nullable(),
  tagline: translated,
  colorPrimary: colour,
  colorSecondary: colour,
  colorPrimaryText: colour,
  logo: z.string().nullable(),
  logoLight: z.string().nullable(),
  favicon: z.string(),
  /** Beside the forms of the owners' log-in; without one a ground of the agency's colour. */
  loginPicture: z.string().nullable().default(null),
  drawerSide: z.enum(['left', 'right']),
  transparentHeaderOnHome: z.boolean(),
  /** Ids of pages for a side menu of their own, beside the main one. */
  extraMenu: z.array(z.number().int()).default([]),
  maxPriceSale: z.number().int().positive(),
  maxPriceRent: z.number().int().positive(),
  defaultRadius: z.number().int(),
  /** Of the example of a mortgage, a year: 0.035 for 3.5 %. */
  loanRate: z.number().min(0).max(0.15).default(0.035),
  showSoldDetailPage: z.boolean(),
  showStickyManager: z.boolean(),
  marqueesWithoutStreet: z.array(z.number().int()),
  ignoreMarquees: z.array(z.number().int()),
  brusselsScale: z.enum(['spec', 'official']),
  /** What stands on the map where a marker has neither of its own. */
  markerImage: z.string().nullable().default(null),
  markerColor: colour.nullable().default(null),
  mapTiles: z.object({ url: z.string(), attribution: z.string() }),
  documentHosts: z.array(z.string()),
  popup: popup.nullable().default(null),
  /** The one list of scripts that are not ours: nothing else loads, and the security policy follows it. */
  externalScripts: z.array(externalScript).default([]),
  /** Whether a form about a listing goes to its manager instead of to the agency's address. */
  sendToManager: z.boolean().default(false),
  /** Where tenants may be asked for income and family, and at which stage. */
  rentalQuestions: z
    .array(z.object({ region: z.enum(REGIONS), stage: z.enum(['info', 'visit']) }))
    .default([]),
  /** Months that a lead is kept; null keeps it for good. */
  leadMonths: z
    .object({
      demand: z.number().int().positive().nullable().default(12),
      other: z.number().int().positive().nullable().default(24),
    })
    .prefault({}),
  /** Who plans visits, where it is not the site itself, and where visitors answer questions before. */
  appointmentWidget: appointmentWidget.nullable().default(null),
  questionnaireUrl: z
    .string()
    .regex(/^https:\/\/\S+$/)
    .nullable()
    .default(null),
  /** Where tenants apply, beside rentals; where bids are made, beside homes for sale. */
  rentalPlatformUrl: handOver,
  notaryUrl: handOver,
  /** What owners see of their home's history. */
  history: historyFlags.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettings>

interface PropertyType {
  webId: number
  name: Translated
}

/** All of the agency that every page needs, loaded once per cache version. */
export interface Site {
  settings: SiteSettings
  pages: SitePage[]
  /** The page on which each module stands, by their ids. */
  pageOfModule: Record<number, number>
  propertyTypes: PropertyType[]
  /** What the budget selects offer, per goal, ascending. */
  priceRanges: { min: Record<PropertyGoal, number[]>; max: Record<PropertyGoal, number[]> }
  /** Texts of the interface that the agency replaced, by language and key. */
  labels: Partial<Record<Lang, Record<string, string>>>
}
