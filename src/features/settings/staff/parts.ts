import type { z } from 'zod'
import type { View } from '../../../components/ui/view'
import type { Right } from '../../../platform/accounts/rights'
import type { Entries, Field } from '../../../platform/fields/field'
import type { Lang } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { type SettingsPart, settingsParts } from '../../../site/settings-parts'
import type { Editor, Question, ReadDocument } from '../../../staff/editing/edit-form'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { readDocument } from '../../../staff/editing/read-document'
import { faintColours } from './faint-colours'
import { agencyFields, officesFields } from './fields/agency'
import { appearanceFields, languageFields, markerFields, popupFields } from './fields/appearance'
import { consentFields, formsFields, historyFields, visitsFields } from './fields/rules'
import { listingFields, searchFields } from './fields/search'
import { teamFields } from './fields/team'
import { menuFields, NO_MENUS } from './menus/menu-fields'
import { menuIssues } from './menus/menu-issues'
import { policyQuestion, withTemplateDefaults, wrongScripts } from './scripts'

/** A section of the settings: a document of which there is one, with a form, drafts and a history. */
interface Part {
  title: LabelKey
  text: LabelKey
  fields: readonly Field[]
  /** True if the preview shows a draft of the section. */
  hasDraft: boolean
  /** The right to change the section, if it is not `settings`. */
  right?: Right
  /** Checks a document beyond its schema. `main` is the agency's first language. */
  refine?(document: object, main: Lang): FieldIssue[]
  arrange?: Editor['arrange']
  question?(view: View, live: unknown, document: unknown): Question | null
}

/** The sections of the settings, in their order. */
export const PARTS: Record<SettingsPart, Part> = {
  agency: part('settings.agency', 'settings.agency.text', agencyFields, true),
  offices: part('settings.offices', 'settings.offices.text', officesFields, true),
  look: {
    ...part('settings.look', 'settings.look.text', appearanceFields, true),
    refine: (document) => faintColours(settingsParts.look.parse(document)),
  },
  languages: part('settings.languages', 'settings.languages.text', languageFields, true),
  search: part('settings.search', 'settings.search.text', searchFields, false),
  listings: part('settings.listings', 'settings.listings.text', listingFields, false),
  forms: part('settings.forms', 'settings.forms.text', formsFields, false),
  visits: part('settings.visits', 'settings.visits.text', visitsFields, true),
  history: part('settings.history.part', 'settings.history.part.text', historyFields, false),
  consent: {
    ...part('settings.consent', 'settings.consent.text', consentFields, false),
    right: 'code',
    refine: (document) => wrongScripts(settingsParts.consent.parse(document).externalScripts),
    arrange: withTemplateDefaults,
    question: policyQuestion,
  },
  popup: part('settings.popup', 'settings.popup.text', popupFields, true),
  markers: part('settings.markers', 'settings.markers.text', markerFields, false),
  menus: {
    ...part('staff.menus', 'menus.text', menuFields(NO_MENUS), true),
    right: 'content',
    refine: (document, main) => menuIssues(settingsParts.menus.parse(document).menus, main),
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

/** Reads a section's form. Texts are required in `main`, the agency's first language. */
export function readPartForm(part: SettingsPart, entries: Entries, main: Lang): ReadDocument {
  const schema: z.ZodType<Record<string, unknown>> = settingsParts[part]
  const { fields, refine } = PARTS[part]
  const checks = refine && { refine: (document: object) => refine(document, main) }
  return readDocument({ fields, schema, ...checks }, entries, main)
}
