import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { isSettingsPart } from '../../../site/settings-parts'
import { editableSettings } from '../../../site/stored-settings-parts'
import { homePath, STAFF } from '../../../urls'
import type { Editor } from '../../editing/edit-form'
import { postEditor, showEditor } from '../../editing/editor'
import { serveEditorHistory } from '../../editing/history'
import { loadSettingsReferences } from '../../editing/references'
import { requireRight } from '../../guards'
import { sendStaffPage } from '../../staff-page'
import { menusEditor } from '../menus/menus-editor'
import { PARTS, rightFor } from './parts'
import { readPartForm } from './read-part'
import { policyQuestion, withTemplateDefaults } from './scripts'
import { SettingsPage } from './settings-page'

/** The screens of the settings. Each section is a form with drafts and a history. */
export const settings = new Hono<AppEnv>()

settings.use('/settings/:part/*', (c, next) => {
  const part = c.req.param('part')
  return requireRight(isSettingsPart(part) ? rightFor(part) : 'settings')(c, next)
})

settings.get('/settings', (c) => {
  const view = c.get('view')
  return sendStaffPage(c, view, {
    title: view.t('staff.settings'),
    children: (
      <SettingsPage
        view={view}
        account={c.get('staffMember')}
        version={c.get('cache').version}
        purged={c.req.query('done') === 'purge'}
      />
    ),
  })
})

/** An alias for the team section. */
settings.get('/team', (c) => c.redirect(`${STAFF.settings}/team`, 303))

settings.get('/settings/:part', async (c, next) => {
  const editor = await editorOf(c, c.req.param('part'))
  return (editor && (await showEditor(c, editor))) ?? next()
})

settings.post('/settings/:part', async (c, next) => {
  const editor = await editorOf(c, c.req.param('part'))
  return (editor && (await postEditor(c, editor))) ?? next()
})

serveEditorHistory(settings, '/settings/:part/history', (c) =>
  editorOf(c, c.req.param('part') ?? ''),
)

async function editorOf(c: Context<AppEnv>, part: string): Promise<Editor | null> {
  if (!isSettingsPart(part)) return null
  if (part === 'menus') return menusEditor(c)
  const view = c.get('view')
  const { t, lang } = view
  const { fields, title, text, hasDraft } = PARTS[part]
  const address = `${STAFF.settings}/${part}`
  return {
    editable: editableSettings(part),
    fields,
    title: t(title),
    text: t(text),
    address,
    backLink: { href: STAFF.settings, label: t('staff.settings') },
    history: `${address}/history`,
    preview: hasDraft ? homePath(lang) : null,
    references: await loadSettingsReferences(c),
    read: (entries, main) => readPartForm(part, entries, main),
    ...(part === 'consent' && {
      arrange: withTemplateDefaults,
      question: (live: unknown, document: unknown) => policyQuestion(view, live, document),
    }),
  }
}
