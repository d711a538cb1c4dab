import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { openDocument } from '../../../site/revisions/documents'
import { isSettingsPart, SETTINGS_PARTS } from '../../../site/settings-parts'
import { editableSettings, readParts } from '../../../site/stored-settings-parts'
import { doneOf } from '../../../staff/actions'
import type { Editor } from '../../../staff/editing/edit-form'
import { serveEditor } from '../../../staff/editing/history'
import { loadSettingsReferences } from '../../../staff/editing/references'
import { requireRight } from '../../../staff/guards'
import { sendStaffPage } from '../../../staff/staff-page'
import { homePath, STAFF } from '../../../urls'
import { menusEditor } from './menus/menus-editor'
import { PARTS, readPartForm, rightFor } from './parts'
import { SettingsPage } from './settings-page'

/** The screens of the settings. Each section is a form with drafts and a history. */
export const settings = new Hono<AppEnv>()

settings.use('/settings/:part/*', (c, next) => {
  const part = c.req.param('part')
  return requireRight(isSettingsPart(part) ? rightFor(part) : 'settings')(c, next)
})

settings.get('/settings', async (c) => {
  const view = c.get('view')
  return sendStaffPage(c, view, {
    title: view.t('staff.settings'),
    children: (
      <SettingsPage
        view={view}
        account={c.get('staffMember')}
        documents={await readParts(c.get('db'), SETTINGS_PARTS)}
        version={c.get('cache').version}
        done={doneOf(c, ['purge'])}
      />
    ),
  })
})

/** An alias for the team section. */
settings.get('/team', (c) => c.redirect(`${STAFF.settings}/team`, 303))

serveEditor(settings, '/settings/:part', partEditor)

async function partEditor(c: Context<AppEnv>): Promise<Editor | null> {
  const part = c.req.param('part') ?? ''
  if (!isSettingsPart(part)) return null
  if (part === 'menus') return menusEditor(c)
  const editable = editableSettings(part)
  const open = await openDocument(c.get('db'), editable)
  if (!open) return null
  const view = c.get('view')
  const { t, lang } = view
  const { fields, title, text, hasDraft, arrange, question } = PARTS[part]
  const address = `${STAFF.settings}/${part}`
  return {
    editable,
    open,
    fields,
    title: t(title),
    text: t(text),
    address,
    backLink: { href: STAFF.settings, label: t('staff.settings') },
    history: `${address}/history`,
    preview: hasDraft ? homePath(lang) : null,
    references: await loadSettingsReferences(c),
    read: (entries, main) => readPartForm(part, entries, main),
    ...(arrange && { arrange }),
    ...(question && {
      question: (live: unknown, document: unknown) => question(view, live, document),
    }),
  }
}
