import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { mayDo } from '../../platform/accounts/rights'
import type { Entries } from '../../platform/fields/field'
import type { OptionSearch } from '../../platform/fields/search-select'
import { type Lang, pick } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { LANGUAGE_TABS } from '../client/live-parts'
import { listQueryOf } from '../list-query'
import { returnOf } from '../site-path'
import { sendStaffPage } from '../staff-page'
import { listingsOfForm } from './choices/form-listings'
import type { Editor, NextLink } from './edit-form'
import { EditorIntro, EditorPage } from './editor-page'
import type { FieldIssue } from './issues-of'
import { shownLanguage } from './language-tabs'
import { deadLinks } from './links/dead-links'
import { geocoderUrl } from './locate-point'
import { publishedFormsOf } from './published-forms'
import type { Upload } from './take-uploads'
import { nextUnfilled } from './unfilled-parts'

export interface OpenedForm {
  base: string
  isDraft: boolean
  /** The stored document in the structure of the form, and its version. */
  document: unknown
  storedBase: string
  /** The complete document of which the form edits a section, and its live version. */
  fullDocument: object
  liveDocument?: unknown
  entries: Entries
  /** The files that were uploaded with the form. */
  uploads?: readonly Upload[]
}

type EditorState = Omit<
  OpenedForm,
  'fullDocument' | 'liveDocument' | 'document' | 'storedBase' | 'uploads'
> &
  Pick<Parameters<typeof EditorPage>[0], 'done' | 'conflict' | 'question' | 'translation'> & {
    issues?: FieldIssue[]
    focus?: string
    search?: OptionSearch
    /** Notes below fields in addition to those of the editor, by name. */
    notes?: Record<string, LabelKey>
    status?: 200 | 403 | 404 | 409 | 422 | 429
  }

/** Sends the form of a document with the context of all its fields. */
export async function sendEditor(
  c: Context<AppEnv>,
  editor: Editor,
  { entries, issues = [], focus, search, notes: ownNotes, status = 200, ...pageProps }: EditorState,
) {
  const { view, staffMember } = c.var
  const { id, role } = staffMember
  const { fields } = editor
  const notes = { ...editor.notes }
  for (const [name, text] of Object.entries(ownNotes ?? {}))
    notes[name] = [view.t(text), notes[name]].filter(Boolean).join(' ')
  const [published, listings, brokenReferences] = await Promise.all([
    publishedFormsOf(c.get('db'), editor),
    listingsOfForm(c, fields, { entries, search, conflict: pageProps.conflict ?? [] }),
    deadLinks(c, fields, entries),
  ])
  const references = { ...editor.references, ...listings?.references }
  const isSearchable = true as const
  const isDescribed = (id: number, lang: Lang) => {
    const { alt } = references.file?.find((file) => file.id === String(id)) ?? {}
    return alt === undefined || pick(alt, lang) !== ''
  }
  const checks = { published, brokenReferences, isDescribed }
  const choices = {
    references,
    search,
    isSearchable,
    ...(listings && { listings: listings.listings }),
  }
  const services = {
    canTranslate: c.env.AI !== undefined,
    hasGeocoder: geocoderUrl(c.env) !== null,
  }
  const shown = shownLanguage(
    { entries, issues },
    view.site.settings.languages,
    c.req.query(LANGUAGE_TABS.shown),
  )
  const context = { view, role, ...services, ...choices, ...checks }
  const form = { ...context, entries, issues, notes, focus, shownLanguage: shown }
  const draftKey = `${id} ${editor.address}`
  const returnTo = returnOf(c, entries)
  const next = pageProps.done ? await nextLink(c, editor) : null
  return sendStaffPage(c, view, {
    status,
    title: editor.title,
    intro: <EditorIntro view={form.view} editor={editor} />,
    children: (
      <EditorPage
        {...{ editor, form, draftKey, returnTo, next, list: listQueryOf(c) }}
        {...pageProps}
      />
    ),
  })
}

/** Returns the link after a save. By default it leads to the next placeholder of a starter agency, if one remains. */
async function nextLink(c: Context<AppEnv>, { next }: Editor): Promise<NextLink | null> {
  const { db, staffMember, view } = c.var
  if (next !== undefined) return next
  if (!mayDo(staffMember.role, 'settings')) return null
  const href = await nextUnfilled(db, view.site.settings.languages)
  return href ? { href, label: view.t('staff.placeholders.next') } : null
}
