import type { Right } from '../../../platform/accounts/rights'
import type { Field } from '../../../platform/fields/field'
import type { LabelKey } from '../../../platform/i18n'
import type { SettingsPart } from '../../../site/settings-parts'
import { agencyFields, officesFields } from './fields/agency'
import { appearanceFields, languageFields, markerFields, popupFields } from './fields/appearance'
import { consentFields, formsFields, historyFields, visitsFields } from './fields/rules'
import { listingFields, searchFields } from './fields/search'
import { teamFields } from './fields/team'
import { menuFields, NO_MENUS } from './menus/menu-fields'

interface Part {
  title: LabelKey
  text: LabelKey
  fields: readonly Field[]
  /** True if the preview shows a draft of the section. */
  hasDraft: boolean
  /** The right to change the section, if it is not `settings`. */
  right?: Right
}

/** The sections of the settings, in their order. */
export const PARTS: Record<SettingsPart, Part> = {
  agency: part('settings.agency', 'settings.agency.text', agencyFields, true),
  offices: part('settings.offices', 'settings.offices.text', officesFields, true),
  look: part('settings.look', 'settings.look.text', appearanceFields, true),
  languages: part('settings.languages', 'settings.languages.text', languageFields, true),
  search: part('settings.search', 'settings.search.text', searchFields, false),
  listings: part('settings.listings', 'settings.listings.text', listingFields, false),
  forms: part('settings.forms', 'settings.forms.text', formsFields, false),
  visits: part('settings.visits', 'settings.visits.text', visitsFields, true),
  history: part('settings.history.part', 'settings.history.part.text', historyFields, false),
  consent: {
    ...part('settings.consent', 'settings.consent.text', consentFields, false),
    right: 'code',
  },
  popup: part('settings.popup', 'settings.popup.text', popupFields, true),
  markers: part('settings.markers', 'settings.markers.text', markerFields, false),
  menus: {
    ...part('staff.menus', 'menus.text', menuFields(NO_MENUS), true),
    right: 'content',
  },
  team: { ...part('settings.team', 'settings.team.text', teamFields, false), right: 'content' },
}

function part(title: LabelKey, text: LabelKey, fields: readonly Field[], hasDraft: boolean): Part {
  return { title, text, fields, hasDraft }
}

/** Returns the right to see and change a section. */
export function rightFor(part: SettingsPart): Right {
  return PARTS[part].right ?? 'settings'
}
