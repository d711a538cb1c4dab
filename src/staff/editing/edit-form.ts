import type { ReactNode } from 'react'
import type { View } from '../../components/ui/view'
import { NO_REMOVALS } from '../../features/media/removals'
import type { Role } from '../../platform/accounts/account'
import { mayDo } from '../../platform/accounts/rights'
import type { Entries, Field, FileField, ReferenceKind } from '../../platform/fields/field'
import type { Sought } from '../../platform/fields/search-select'
import type { Lang, Translated } from '../../platform/format/lang'
import type { Editable } from '../../site/revisions/documents'
import { removalsText } from '../parts/removal-notices'
import type { Difference } from './differences'
import type { FieldIssue } from './issues-of'

/** What a document can refer to, by its kind: the texts that the form sends, their names, and how they look. */
export type References = Partial<Record<ReferenceKind | FileField['of'] | 'file', Reference[]>>

export interface Reference {
  id: string
  name: string
  /** The line below its title, by which staff tell it from others of its name. */
  note?: string
  /** Other words by which it is found. */
  also?: string
  /** Of a picture or film. */
  url?: string
  /** Of a picture that says something: its words for who does not see it. */
  alt?: Translated
}

/** Homes are too many to load: some that changed lately, and the first of those that were looked for. */
interface OfferedHomes {
  recent: readonly string[]
  found: { ids: readonly string[]; total: number } | null
}

/** A form that edits a document, as all of its fields know it. */
export interface EditForm {
  view: View
  /** The role of the reader, which decides what fields are locked; absent, all that are guarded. */
  role?: Role
  entries: Entries
  issues: readonly FieldIssue[]
  references?: References | undefined
  /** The numbers of the homes that its fields offer, which all are in its references. */
  homes?: OfferedHomes
  /** What stands below a field besides its help, by its name. */
  notes?: Record<string, string> | undefined
  /** The form as it was published, the newest first. */
  published?: readonly Entries[]
  /** What its texts lead to and visitors can't open. */
  dead?: ReadonlySet<string>
  /** Whether a picture that they show has words for who does not see it. */
  isDescribed?(id: number, lang: Lang): boolean
  /** The name of the field in which to write first. */
  focus?: string | undefined
  /** Whether its choices can be searched: posts of the form know what was looked for. */
  seeks?: true
  /** What was looked for just now. */
  sought?: Sought | undefined
}

/** Returns true if the reader sees the field and may not change it. */
export function isLocked({ role }: EditForm, { guard }: Pick<Field, 'guard'>): boolean {
  return guard !== undefined && !(role && mayDo(role, guard))
}

/** Returns the first reason why a field was refused, or a sentence for each of its files that were refused. */
export function issueText({ view, issues }: EditForm, name: string): string | undefined {
  const [first, ...more] = issues.filter((issue) => issue.name === name)
  const shown = first?.file ? [first, ...more] : first ? [first] : []
  const texts = shown.map(({ text, params, file }) => {
    const { name: fileName = '', removals = NO_REMOVALS } = file ?? {}
    return `${fileName} ${view.t(text, params)} ${removalsText(view, removals)}`.trim()
  })
  return texts.join(' ') || undefined
}

/** A document as a form told it, or what is wrong with it. */
export type ReadDocument =
  | { status: 'ok'; document: Record<string, unknown> }
  | { status: 'refused'; issues: FieldIssue[] }

/** The page that shows a document: that of an article which has one of its own, else a page of the site, with the id of the edited part. */
export interface PageShown {
  article?: number
  page?: number | undefined
  part?: string
}

/** What has to be agreed to before a document is published, by the mark that the form then carries. */
export interface Question {
  mark: string
  panel: ReactNode
}

/** A screen that edits one document by a form, with drafts and a history. */
export interface Editor {
  editable: Editable
  fields: readonly Field[]
  /** The fields of the complete document, where the form edits a part of it: their guards apply too. */
  documentFields?: readonly Field[]
  title: string
  text: string
  /** The screen's own address, and that of what it is part of. */
  address: string
  up: { href: string; label: string }
  /** Where the history of the whole document is. */
  history: string
  /** Where the preview shows a draft of it; null where it has none. */
  preview: string | null
  /** The page that shows the document, for a look at what is not stored yet; null where none does. */
  shownOn?: PageShown | null
  references?: References
  /** Where to go instead of publishing the whole document, which is not ready; null where it is. */
  notReady?(whole: object): string | null
  /** What stands above the form. */
  head?: ReactNode
  /** What stands below it. */
  foot?: ReactNode
  notes?: Record<string, string>
  /** Puts the form in its order, with what it lacks, before it is shown or read. */
  arrange?(entries: Entries): Entries
  /** Tells how two documents differ, where that is not field by field. */
  differences?(before: unknown, after: unknown): Difference[]
  /** Asks what a document would change, before it takes the place of the live one; null where nothing is to ask. */
  question?(live: unknown, document: unknown): Question | null
  /** Returns the form of the complete document, if this form edits a part of it. */
  wholeForm?(document: unknown): DocumentForm
  /** Reads the form; `main` is the agency's first language, in which texts must exist. */
  read(entries: Entries, main: Lang): ReadDocument
}

/** The fields of a document, and the document as these fields show it. */
export interface DocumentForm {
  fields: readonly Field[]
  document: unknown
}

/** The form of a document that refers to nothing. */
export function formWithoutReferences(document: unknown): DocumentForm {
  return { fields: [], document }
}

/** A screen that tells what a document was, and how two of it differ. */
export interface History {
  editable: Editable
  /** The fields of the document, by whose guards a revision is restored; absent, it has none. */
  fields?: readonly Field[]
  title: string
  /** Where it is edited. */
  up: string
  address: string
  references?: References
  /** Returns the form of a document of it, by which a past one is checked before it is restored. */
  form(document: unknown): DocumentForm
  differences(before: unknown, after: unknown): Difference[]
}
