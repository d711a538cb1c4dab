import { z } from 'zod'
import { translated } from '../listing/property'
import { LANGS } from '../platform/format/lang'
import { embedHost, siteSettings } from './site'
import { team } from './team-document'

const webId = z.number().int()
const prices = z.array(z.number().int().nonnegative())
const steps = z.object({ min: prices, max: prices })

/** The options of the search that are stored as rows: types of properties, and price steps in euros. */
const searchChoices = z.object({
  propertyTypes: z.array(
    z.object({
      webId,
      name: translated,
      subs: z.array(z.object({ id: z.number().int(), name: translated })),
    }),
  ),
  priceRanges: z.object({ sale: steps, rent: steps }),
})
export type SearchChoices = z.infer<typeof searchChoices>

/** Returns the host of an address that staff typed or pasted: `partner.be` for `https://www.Partner.be/nl`. */
function hostOf(typed: string): string {
  const address = typed.includes('://') ? typed : `https://${typed}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : typed
}

const text = z.string().nullable()

/** The agency's own points on its maps, in degrees. */
const mapMarkers = z.object({
  markers: z.array(
    z.object({
      title: translated,
      address: translated,
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      markerColor: siteSettings.shape.markerColor,
      markerImage: text,
      link: text,
    }),
  ),
})
export type MapMarkers = z.infer<typeof mapMarkers>

const { shape } = siteSettings

/** The agency's settings in the form in which staff edit them. Each part is a document with its own schema. */
export const settingsParts = {
  agency: siteSettings.pick({
    name: true,
    siteEmail: true,
    tagline: true,
    notice: true,
    contentSignals: true,
    assistants: true,
    legal: true,
  }),
  offices: siteSettings.pick({ offices: true, showPeoplePages: true }),
  look: siteSettings.pick({
    logo: true,
    logoLight: true,
    favicon: true,
    loginPicture: true,
    colorPrimary: true,
    colorPrimaryText: true,
    colorSecondary: true,
    drawerSide: true,
    transparentHeaderOnHome: true,
  }),
  languages: z.object({
    languages: z
      .array(z.enum(LANGS))
      .min(1)
      .refine((languages) => new Set(languages).size === languages.length),
  }),
  search: siteSettings
    .pick({
      maxPriceSale: true,
      maxPriceRent: true,
      defaultRadius: true,
      showsLoanExample: true,
      loanRate: true,
      energyPrice: true,
    })
    .extend(searchChoices.shape),
  listings: siteSettings
    .pick({
      showSoldDetailPage: true,
      showStickyManager: true,
      brusselsScale: true,
      marqueesWithoutStreet: true,
      ignoreMarquees: true,
      homesFirst: true,
      earlyHours: true,
      documentHosts: true,
    })
    .extend({ embedHosts: z.array(z.string().transform(hostOf).pipe(embedHost)) }),
  forms: siteSettings.pick({
    sendToManager: true,
    sendToOffice: true,
    rentalQuestions: true,
    leadMonths: true,
    retention: true,
  }),
  visits: siteSettings.pick({
    appointmentWidget: true,
    questionnaireUrl: true,
    externalVisitGoals: true,
    rentalPlatformUrl: true,
    notaryUrl: true,
  }),
  history: siteSettings.pick({ history: true }),
  consent: siteSettings.pick({ externalScripts: true, mapTiles: true }),
  popup: siteSettings.pick({ popup: true }),
  markers: z.object({
    markerImage: shape.markerImage,
    markerColor: shape.markerColor,
    ...mapMarkers.shape,
  }),
  menus: siteSettings.pick({ menus: true }),
  team,
}
export type SettingsPart = keyof typeof settingsParts
export const SETTINGS_PARTS = Object.keys(settingsParts) as SettingsPart[]

export function isSettingsPart(value: string): value is SettingsPart {
  return Object.hasOwn(settingsParts, value)
}
