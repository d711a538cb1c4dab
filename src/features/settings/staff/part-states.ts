import type { z } from 'zod'
import type { IconName } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { formatDate } from '../../../platform/format/dates'
import { LANGS, pick } from '../../../platform/format/lang'
import { type LabelKey, plural } from '../../../platform/i18n'
import { type SettingsPart, settingsParts } from '../../../site/settings-parts'
import { countUnfilled, firstUnfilled } from '../../../site/unfilled'

/** A field of a section that lacks a value, with its path in the form. */
interface MissingField {
  text: string
  path: string
}

interface PartState {
  icon: IconName
  /** Returns the state of a stored section in one line, and its missing fields. */
  read(view: View, document: object): { line: string; missing: MissingField[] }
}

/** A field that is missing if its condition holds. */
type Requirement = [isMissing: boolean, label: LabelKey, path: string]

function state<Schema extends z.ZodType>(
  icon: IconName,
  schema: Schema,
  lineOf: (document: z.infer<Schema>, view: View) => string,
  requirementsOf: (document: z.infer<Schema>) => Requirement[] = () => [],
): PartState {
  function read(view: View, stored: object) {
    const { t, lang, site } = view
    const document = schema.parse(stored)
    const removed = LANGS.filter((one) => !site.settings.languages.includes(one))
    const path = firstUnfilled(document, removed)
    const text = plural(t, lang, 'settings.state.unfilled', countUnfilled(document, removed))
    const missing = requirementsOf(document)
      .filter(([isMissing]) => isMissing)
      .map(([, label, field]) => ({
        text: t('settings.state.missing', { field: t(label) }),
        path: field,
      }))
    return {
      line: lineOf(document, view),
      missing: path === null ? missing : [{ text, path }, ...missing],
    }
  }
  return { icon, read }
}

/** Returns the requirement that an item of a list has a value, with the path of the first item without one. */
function each<Item>(
  items: readonly Item[],
  list: string,
  field: string,
  label: LabelKey,
  isMissing: (item: Item) => boolean,
): Requirement {
  const index = items.findIndex(isMissing)
  return [index !== -1, label, `${list}.${index}.${field}`]
}

/** The state of each section of the settings. */
export const PART_STATES: Record<SettingsPart, PartState> = {
  agency: state(
    'document',
    settingsParts.agency,
    ({ name, legal }) => [name, legal.enterpriseNumber].filter(Boolean).join(' · '),
    ({ siteEmail, legal }) => [
      [!siteEmail, 'settings.siteEmail', 'siteEmail'],
      [!legal.enterpriseNumber, 'settings.legal.enterpriseNumber', 'legal.enterpriseNumber'],
      [!legal.ipi, 'settings.legal.ipi', 'legal.ipi'],
      [!legal.policyNumber, 'settings.legal.policyNumber', 'legal.policyNumber'],
    ],
  ),
  offices: state(
    'building',
    settingsParts.offices,
    ({ offices }, { t, lang }) =>
      counted(
        plural(t, lang, 'settings.state.offices', offices.length),
        listed(
          offices.map(({ place }) => pick(place, lang).replace(/^\d{4} /, '')),
          lang,
        ),
      ),
    ({ offices }) => [
      [offices.length === 0, 'settings.offices', 'offices'],
      each(offices, 'offices', 'phone', 'settings.phone', ({ phone }) => !phone),
      each(offices, 'offices', 'lat', 'settings.state.point', ({ lat }) => lat === null),
    ],
  ),
  look: state(
    'sliders',
    settingsParts.look,
    ({ colorPrimary, colorSecondary }, { t }) =>
      t('settings.state.colours', { main: colorPrimary, accent: colorSecondary }),
    ({ logo, favicon }) => [
      [!logo, 'settings.logo', 'logo'],
      [!favicon, 'settings.favicon', 'favicon'],
    ],
  ),
  languages: state('globe', settingsParts.languages, ({ languages }, { t, lang }) =>
    listed(
      languages.map((one) => t(`settings.lang.${one}`)),
      lang,
    ),
  ),
  search: state(
    'search',
    settingsParts.search,
    ({ propertyTypes }, { t, lang }) =>
      plural(t, lang, 'settings.state.types', propertyTypes.length),
    ({ propertyTypes }) => [[propertyTypes.length === 0, 'settings.types', 'propertyTypes']],
  ),
  listings: state('house', settingsParts.listings, ({ showSoldDetailPage }, { t }) =>
    t(showSoldDetailPage ? 'settings.state.sold' : 'settings.state.sold.hidden'),
  ),
  forms: state('inbox', settingsParts.forms, ({ sendToManager, sendToOffice }, { t }) => {
    if (sendToManager) return t('settings.state.forms.manager')
    return t(sendToOffice ? 'settings.state.forms.office' : 'settings.state.forms.site')
  }),
  visits: state('calendar', settingsParts.visits, ({ appointmentWidget }, { t }) =>
    t(appointmentWidget ? 'settings.state.visits.widget' : 'settings.state.visits.form'),
  ),
  history: state('eye', settingsParts.history, ({ history }, { t, lang }) => {
    const shown = Object.entries(history).filter(([key, value]) => key.startsWith('show') && value)
    return plural(t, lang, 'settings.state.history', shown.length)
  }),
  consent: state(
    'check',
    settingsParts.consent,
    ({ externalScripts }, { t, lang }) =>
      plural(t, lang, 'settings.state.scripts', externalScripts.length),
    ({ mapTiles }) => [[!mapTiles.url, 'settings.tiles.url', 'mapTiles.url']],
  ),
  popup: state('info', settingsParts.popup, ({ popup }, { t, lang }) => {
    if (!popup) return t('settings.state.popup.none')
    const title = pick(popup.title, lang)
    return popup.until
      ? t('settings.state.popup.until', { title, date: formatDate(popup.until) })
      : title
  }),
  markers: state('map', settingsParts.markers, ({ markers }, { t, lang }) =>
    plural(t, lang, 'settings.state.markers', markers.length),
  ),
  menus: state('menu', settingsParts.menus, ({ menus }, { t, lang }) => {
    const count = Object.values(menus).filter((menu) => menu !== null).length
    return count === 0
      ? t('settings.state.menus.none')
      : plural(t, lang, 'settings.state.menus', count)
  }),
  team: state(
    'user',
    settingsParts.team,
    ({ members }, { t, lang }) => plural(t, lang, 'settings.state.team', members.length),
    ({ members }) => [
      [members.length === 0, 'settings.team', 'members'],
      each(members, 'members', 'photo', 'settings.photo', ({ photo }) => !photo),
      each(members, 'members', 'email', 'settings.email', ({ email }) => !email),
    ],
  ),
}

function listed(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(new Set(names))
}

function counted(count: string, names: string): string {
  return names ? `${count}, ${names}` : count
}
