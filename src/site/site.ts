import { z } from 'zod'
import { translated } from '../listing/property'
import { externalScript } from '../platform/external-scripts/external-scripts'
import { DEFAULT_LANG, LANGS, type Lang, type Translated } from '../platform/format/lang'
import { REGIONS } from '../platform/geo/belgian-region'
import { GOAL, type PropertyGoal } from '../platform/goal'
import { appointmentWidget } from './appointment-widget'
import type { OwnPage } from './article-document'
import { historyFlags } from './history-flags'
import { menus } from './menus'
import { openingHours } from './opening-hours'
import type { SitePage } from './page'
import type { PageLink, PersonLink } from './person-links'
import { retention } from './retention'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

const address = z.string().regex(/^(?:https:\/|\/(?![/\\]))[^\s\\]+$/)

/**
 * The address of a page that takes over a task, on another site or on this one, for all languages or by language.
 * `{id}` in it is replaced by the listing's id.
 */
const partnerAddress = z
  .union([
    address.transform((all) => ({ [DEFAULT_LANG]: all })),
    z.partialRecord(z.enum(LANGS), address),
  ])
  .nullable()
  .default(null)

/** A host of the Content-Security-Policy, so it contains neither spaces nor semicolons. */
export const embedHost = z
  .string()
  .regex(/^(?!www\.)[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'field.wrong.host')

const office = z.object({
  /** The id by which accounts, people and leads refer to the office. */
  id: z.number().int().positive(),
  name: z.string(),
  /** The name of the office in the CRM, if it is different. */
  crmName: z.string().nullable().default(null),
  street: translated,
  place: translated,
  phone: z.string(),
  email: z.string(),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  hours: openingHours.prefault({}),
})
export type Office = z.infer<typeof office>

/** Adds the free numbers, in order, to offices that have no number. */
function withNumbers(offices: unknown): unknown {
  if (!Array.isArray(offices)) return offices
  const taken = new Set(offices.map((one) => one?.id))
  let last = 0
  return offices.map((one) => {
    if (typeof one !== 'object' || one === null || one.id !== undefined) return one
    do last++
    while (taken.has(last))
    return { ...one, id: last }
  })
}

/** The agency's legal identity, which Belgian agents must publish (code of conduct, CEL XII.6). */
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

const signal = z.enum(['yes', 'no', 'unset'])

/** The uses of the site that robots.txt allows or forbids (https://contentsignals.org). */
const contentSignals = z.object({
  search: signal.default('yes'),
  /** Answers of AI services, which cite pages. */
  answers: signal.default('yes'),
  training: signal.default('no'),
})

const day = z.iso.date().nullable().default(null)

/** The popup that a visitor gets at most once a day, within a period of days; `delay` is in seconds. */
const popup = z.object({
  title: translated,
  description: translated.default({}),
  /** The page to which the button leads, or else its address by language. */
  page: z.number().int().positive().nullable().default(null),
  link: translated.default({}),
  /** The label of the button. */
  linkText: translated.default({}),
  /** The page after which the popup is shown, to visitors who left it. If empty, every visitor gets the popup. */
  after: translated.default({}),
  media: z.object({ url: z.string() }).nullable().default(null),
  delay: z.number().min(0),
  from: day,
  until: day,
})
export type Popup = z.infer<typeof popup>

function isTileAddress(url: string): boolean {
  return url.startsWith('https://') && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
}

/** The agency's settings: one row in D1, loaded from `settings.json` of the agency's folder. */
export const siteSettings = z.object({
  name: z.string(),
  siteEmail: z.string(),
  languages: z.array(z.enum(LANGS)).min(1),
  offices: z.preprocess(withNumbers, z.array(office)),
  /** Gives each team member and each office a page. */
  showPeoplePages: z.boolean().default(true),
  legal,
  /** Shown in the footer. The demo agency states here that it is fictional. */
  notice: translated.nullable(),
  tagline: translated,
  contentSignals: contentSignals.prefault({}),
  /** True if AI assistants may search the listings over the Model Context Protocol. */
  assistants: z.boolean().default(true),
  colorPrimary: colour,
  colorSecondary: colour,
  colorPrimaryText: colour,
  logo: z.string().nullable(),
  logoLight: z.string().nullable(),
  favicon: z.string(),
  /** The picture next to the owners' login form. Without it the panel has the agency's colour. */
  loginPicture: z.string().nullable().default(null),
  drawerSide: z.enum(['left', 'right']),
  transparentHeaderOnHome: z.boolean(),
  /** The ids of the pages of a separate side menu. */
  extraMenu: z.array(z.number().int()).default([]),
  /** The menus that the agency made. A menu that is not defined follows the tree of pages. */
  menus: menus.prefault({}),
  maxPriceSale: z.number().int().positive(),
  maxPriceRent: z.number().int().positive(),
  defaultRadius: z.number().int(),
  /** Shows an example of a mortgage on the pages of properties for sale. */
  showsLoanExample: z.boolean().default(true),
  /** The yearly interest rate of the mortgage example: 0.035 for 3.5 %. */
  loanRate: z.number().min(0).max(0.15).default(0.035),
  /**
   * Euros per kWh of the monthly energy estimate. Null, the default, shows none: an average price is soon outdated
   * (creg.be publishes the monthly averages of households).
   */
  energyPrice: z.number().min(0.01).max(2).multipleOf(0.01).nullable().default(null),
  showSoldDetailPage: z.boolean(),
  showStickyManager: z.boolean(),
  marqueesWithoutStreet: z.array(z.number().int()),
  ignoreMarquees: z.array(z.number().int()),
  brusselsScale: z.enum(['spec', 'official']),
  /** Lists business property, garages and land after houses and apartments, while no type is selected. */
  homesFirst: z.boolean().default(false),
  /** The hours that the form of a property proposes for early access. 0 means that none is offered to visitors. */
  earlyHours: z.literal([0, 24, 48, 72]).default(0),
  /** The default marker picture and colour of maps. */
  markerImage: z.string().nullable().default(null),
  markerColor: colour.nullable().default(null),
  /**
   * Without an address, maps show only the basemap. OpenStreetMap's host is for evaluation. A busy agency uses a paid
   * host or its own (decision 027).
   */
  mapTiles: z.object({
    url: z
      .string()
      .refine(
        (url) => url === '' || isTileAddress(url),
        'Not an https address with {z}, {x} and {y}',
      ),
    attribution: z.string(),
  }),
  documentHosts: z.array(z.string()),
  /** The sites that may show listings in a frame, as hosts without `www.`: `partner.be`. */
  embedHosts: z.array(embedHost).default([]),
  popup: popup.nullable().default(null),
  /** All third-party scripts. No others load, and the content security policy is generated from this list. */
  externalScripts: z.array(externalScript).default([]),
  /** Sends forms about a listing to its manager instead of the agency's address. */
  sendToManager: z.boolean().default(false),
  /** Sends forms to the office that they belong to instead, if no manager gets them. */
  sendToOffice: z.boolean().default(false),
  /** The regions and stages at which tenants must state income and family composition. */
  rentalQuestions: z
    .array(z.object({ region: z.enum(REGIONS), stage: z.enum(['info', 'visit']) }))
    .default([]),
  /** Months after which a lead is deleted. Null means that it is never deleted. */
  leadMonths: z
    .object({
      demand: z.number().int().positive().nullable().default(12),
      other: z.number().int().positive().nullable().default(24),
    })
    .prefault({}),
  retention: retention.prefault({}),
  /** The third-party appointment widget, and the questionnaire that visitors fill in before a visit. */
  appointmentWidget: appointmentWidget.nullable().default(null),
  questionnaireUrl: partnerAddress,
  /** The goals of the listings whose visits use the widget or the questionnaire. The others use the site's own form. */
  externalVisitGoals: z.array(z.literal([GOAL.sale, GOAL.rent])).default([GOAL.sale, GOAL.rent]),
  /** The addresses of rental applications (on rentals) and of online bidding (on homes for sale). */
  rentalPlatformUrl: partnerAddress,
  notaryUrl: partnerAddress,
  /** The parts of a property's history that its owner sees. */
  history: historyFlags.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettings>

interface PropertyType {
  webId: number
  name: Translated
}

/** An article that a menu links to, on its own page or in a module that shows it. */
export interface MenuArticle {
  title: Translated
  ownPage?: OwnPage
  moduleId?: number
}

/** The agency's data that every page needs, loaded once per cache version. */
export interface Site {
  settings: SiteSettings
  pages: SitePage[]
  /** The page that contains each module, by their ids. */
  pageOfModule: Record<number, number>
  /** The articles that menus link to, by their ids. */
  menuArticles: Record<number, MenuArticle>
  /** The team members and offices with a page. */
  people: PersonLink[]
  offices: PageLink[]
  propertyTypes: PropertyType[]
  /** The options of the budget selects per goal, in euros, ascending. */
  priceRanges: { min: Record<PropertyGoal, number[]>; max: Record<PropertyGoal, number[]> }
  /** Texts of the interface that the agency replaced, by language and key. */
  labels: Partial<Record<Lang, Record<string, string>>>
}
