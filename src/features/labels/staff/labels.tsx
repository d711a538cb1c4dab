import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { DEFAULT_LANG, LANGS, type Translated } from '../../../platform/format/lang'
import { type LabelKey, translator } from '../../../platform/i18n'
import { isSiteLabel } from '../../../platform/i18n/full-dictionary'
import { doneOf, serveActions } from '../../../staff/actions'
import { announceChange } from '../../../staff/editing/editor'
import { serveHistory } from '../../../staff/editing/history'
import { translateMissing } from '../../../staff/editing/translate-form'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { findLabels } from './find-labels'
import { labelHistory } from './label-history'
import { hasSlotsOf } from './label-slots'
import { LABEL_RESULTS, LabelsPage } from './labels-page'
import { listLabels, saveLabel } from './queries'

const MAX_TEXT_LENGTH = 1000

/** The screens of the interface texts, which an agency can override. */
export const labels = new Hono<AppEnv>()

labels.get('/labels', (c) => sendLabels(c, c.req.query('q') ?? ''))

serveHistory(labels, '/labels/history', (c) => labelHistory(c.get('view')))

serveActions(labels, '/labels/:key', requestedLabel, {
  async ''(c, key, { q = '', ...sent }) {
    const values = overridesOf(key, sent)
    const languages = LANGS.filter((lang) => {
      const text = values[lang]
      return text !== undefined && !hasSlotsOf(text, translator(lang)(key))
    })
    if (languages.length > 0) return sendLabels(c, q, { refusal: { key, values, languages } })
    await saveLabel(c.get('db'), key, values, c.get('actor'))
    return backToLabels(c, q, 'save')
  },
  async '/reset'(c, key, { q = '' }) {
    await saveLabel(c.get('db'), key, {}, c.get('actor'))
    return backToLabels(c, q, 'reset')
  },
  async '/translation'(c, key, { q = '', ...sent }) {
    const [main = DEFAULT_LANG, ...others] = c.get('view').site.settings.languages
    const text = sent[main]?.trim().slice(0, MAX_TEXT_LENGTH)
    const missing = others
      .filter((lang) => text && !sent[lang]?.trim())
      .map((lang) => ({ name: lang, text: text ?? '', to: lang, isHtml: false }))
    const { texts, notes, outcome } = await translateMissing(c, missing, main)
    const proposal = { key, values: { ...sent, ...texts }, notes, outcome }
    return sendLabels(c, q, { proposal })
  },
})

async function requestedLabel(c: Context<AppEnv>) {
  const key = c.req.param('key') ?? ''
  return isSiteLabel(key) ? key : null
}

async function backToLabels(c: Context<AppEnv>, q: string, done: (typeof LABEL_RESULTS)[number]) {
  await announceChange(c)
  return c.redirect(withQuery(STAFF.labels, new URLSearchParams({ q, done }).toString()), 303)
}

/** Returns the posted overrides. An empty text, or one equal to the default, is not an override. */
function overridesOf(key: LabelKey, sent: Record<string, string>): Translated {
  const texts = LANGS.flatMap((lang) => {
    const text = (sent[lang] ?? '').trim().slice(0, MAX_TEXT_LENGTH)
    return text && text !== translator(lang)(key) ? [[lang, text] as const] : []
  })
  return Object.fromEntries(texts)
}

type UnsavedLabel = Partial<Pick<Parameters<typeof LabelsPage>[0], 'refusal' | 'proposal'>>

async function sendLabels(
  c: Context<AppEnv>,
  q: string,
  { refusal = null, proposal = null }: UnsavedLabel = {},
) {
  const view = c.get('view')
  const overrides = await listLabels(c.get('db'))
  const results = findLabels(q, overrides)
  return sendStaffPage(c, view, {
    status: refusal ? 422 : proposal?.outcome.isLimited ? 429 : 200,
    title: view.t('staff.labels'),
    intro: view.t('staff.labels.text'),
    actions: (
      <a className="link small" href={`${STAFF.labels}/history`}>
        {view.t('edit.history')}
      </a>
    ),
    children: (
      <LabelsPage
        {...{ view, q, results, overrides, refusal, proposal }}
        done={doneOf(c, LABEL_RESULTS)}
        canTranslate={c.env.AI !== undefined}
      />
    ),
  })
}
