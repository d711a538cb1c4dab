import type { Context } from 'hono'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import type { Entries, Field, TranslatedField } from '../../platform/fields/field'
import { type Leaf, leavesOf } from '../../platform/fields/leaf-fields'
import { translationsIn } from '../../platform/fields/translation-states'
import type { Lang } from '../../platform/format/lang'
import { rateOptions } from '../../platform/http/rate-limit'
import { countCall } from '../../platform/http/rate-limits'
import { type LabelKey, plural } from '../../platform/i18n'
import { type Translation, translateTexts } from '../../platform/translation/translate-texts'
import { type EditForm, isLocked } from './edit-form'

/** The value of the button that translates the missing texts of a form. */
export const TRANSLATE_ACTION = 'translate'

export interface MissingText {
  name: string
  text: string
  to: Lang
  isHtml: boolean
}

/** The result of a translation, which is not stored. */
export interface MachineTranslation {
  /** The proposed texts by the name of their input. */
  texts: Entries
  /** The notes beside the inputs, by name. */
  notes: Record<string, LabelKey>
  outcome: TranslationOutcome
}

export interface TranslationOutcome {
  count: number
  /** The number of texts that the service did not translate. */
  unavailable: number
  /** True if the account used its translations of this hour. */
  isLimited?: boolean
}

/** Translates the texts if the account may still do so in this hour. Stores nothing. */
export async function translateMissing(
  c: Context<AppEnv>,
  missing: readonly MissingText[],
  from: Lang,
): Promise<MachineTranslation> {
  const model = c.env.AI
  if (!model || missing.length === 0)
    return { texts: {}, notes: {}, outcome: { count: 0, unavailable: missing.length } }
  const caller = `account ${c.get('staffMember').id}`
  const { allowed } = await countCall(c.get('db'), 'translation', caller, rateOptions(c))
  if (!allowed)
    return { texts: {}, notes: {}, outcome: { count: 0, unavailable: 0, isLimited: true } }
  const results = await translateTexts(model, missing, from)
  const texts: Entries = {}
  const notes: MachineTranslation['notes'] = {}
  for (const [index, { name }] of missing.entries()) {
    const result = results[index] ?? { status: 'unavailable' }
    notes[name] = NOTES[result.status]
    if (result.status === 'translated') texts[name] = result.text
  }
  const count = Object.keys(texts).length
  const unavailable = results.filter(({ status }) => status === 'unavailable').length
  return { texts, notes, outcome: { count, unavailable } }
}

const NOTES = {
  translated: 'edit.translate.machine',
  altered: 'edit.translate.altered',
  unavailable: 'edit.translate.unavailable',
} as const satisfies Record<Translation['status'], LabelKey>

/** Returns the empty texts of a form that have a text in the first language, and that the account may change. */
export function missingTexts(
  form: Pick<EditForm, 'view' | 'role' | 'entries'>,
  fields: readonly Field[],
): MissingText[] {
  const { view, entries } = form
  const { languages } = view.site.settings
  const leaves = new Map(translatedLeaves(form, fields).map((leaf) => [leaf.name, leaf.field]))
  return translationsIn(fields, entries, [], languages).flatMap(({ leaf, lang, source }) => {
    const name = `${leaf.name}.${lang}`
    const field = leaves.get(leaf.name)
    if (!field || entries[name]?.trim()) return []
    return [{ name, text: source, to: lang, isHtml: Boolean(field.rich) }]
  })
}

type TranslatedLeaf = Pick<Leaf, 'name'> & { field: TranslatedField }

/** Returns the fields with texts that a machine can translate: no addresses, names or locked fields. */
function translatedLeaves(
  form: Pick<EditForm, 'view' | 'role' | 'entries'>,
  fields: readonly Field[],
): TranslatedLeaf[] {
  return leavesOf(fields, form.entries).flatMap(({ name, field }) => {
    if (field.kind !== 'translated' || field.isAddress || field.separate || field.isName) return []
    return isLocked(form, field) ? [] : [{ name, field }]
  })
}

interface TranslateButtonProps {
  form: EditForm
  fields: readonly Field[]
}

/** The button that fills in the missing texts of a form, if the site can translate and a text is empty or outdated. */
export function TranslateButton({ form, fields }: TranslateButtonProps) {
  const { view, entries, published = [] } = form
  const { languages } = view.site.settings
  const leaves = translatedLeaves(form, fields)
  const hasEmpty = leaves.some(({ name }) => languages.some((lang) => !entries[`${name}.${lang}`]))
  const isOlder = () =>
    translationsIn(fields, entries, published, languages).some(({ state }) => state === 'older')
  if (!form.canTranslate || languages.length < 2 || !(hasEmpty || isOlder())) return null
  return (
    <p className="acts">
      <button type="submit" className="button quiet" name="action" value={TRANSLATE_ACTION}>
        <Icon name="globe" />
        {view.t('edit.translate')}
      </button>
    </p>
  )
}

/** The sentences about the result of a translation. */
export function TranslationNotice({
  view: { t, lang },
  outcome: { count, unavailable, isLimited },
}: {
  view: View
  outcome: TranslationOutcome
}) {
  const isBad = unavailable > 0 || isLimited === true
  const sentences = [
    count > 0 ? plural(t, lang, 'edit.translate.done', count) : [],
    unavailable > 0 ? plural(t, lang, 'edit.translate.failed', unavailable) : [],
    isLimited ? t('edit.translate.limited') : [],
    count === 0 && !isBad ? t('edit.translate.none') : [],
  ].flat()
  return (
    <p className={isBad ? 'notice bad' : 'notice'} role={isBad ? 'alert' : 'status'}>
      <Icon name={isBad ? 'alert' : 'globe'} />
      {sentences.join(' ')}
    </p>
  )
}
