import type { ReactNode } from 'react'
import type { View } from '../../components/ui/view'
import type { Role } from '../../platform/accounts/account'
import { mayDo } from '../../platform/accounts/rights'
import type { Entries, Field, FileField, ReferenceKind } from '../../platform/fields/field'
import type { OptionSearch } from '../../platform/fields/search-select'
import type { Lang, Translated } from '../../platform/format/lang'
import type { Editable, OpenDocument } from '../../site/revisions/documents'
import type { Difference } from './differences'
import type { FieldIssue } from './issues-of'

/** The items to which a document can refer, by kind: the values that the form sends, their names and their pictures. */
export type References = Partial<Record<ReferenceKind | FileField['of'] | 'file', Reference[]>>

export interface Reference {
  id: string
  name: string
  /** A line below the title that distinguishes it from other items with the same name. */
  note?: string
  /** Additional texts for the search. */
  searchText?: string
  /** The address of a picture or video. */
  url?: string
  /** The alternative text of a picture that is not decorative. */
  alt?: Translated
}

/**
 * The listings that a form offers: some that changed recently, and the first search results. There are too many to load
 * all.
 */
interface OfferedListings {
  recent: readonly string[]
  results: { ids: readonly string[]; total: number } | null
}

/** A form that edits a document, with the context of its fields. */
export interface EditForm {
  view: View
  /** The role of the account, which decides which fields are locked. If absent, all guarded fields are locked. */
  role?: Role
  entries: Entries
  issues: readonly FieldIssue[]
  references?: References | undefined
  /** The ids of the listings that the fields offer. All of them are in the references. */
  listings?: OfferedListings
  /** Notes below a field in addition to its help, by the field's name. */
  notes?: Record<string, string> | undefined
  /** The published versions of the form, newest first. */
  published?: readonly Entries[]
  /** The targets of links that visitors cannot open. */
  brokenReferences?: ReadonlySet<string>
  /** Returns true if a picture has an alternative text in the language. */
  isDescribed?(id: number, lang: Lang): boolean
  /** The language whose texts are visible at first. */
  shownLanguage?: Lang | undefined
  /** The name of the field that gets the focus. */
  focus?: string | undefined
  /** True if the site can translate the missing texts. */
  canTranslate?: boolean
  /** Present if its selects can be searched. Posts of the form then contain the search text. */
  isSearchable?: true
  /** True if a geocoder finds the points of addresses. */
  hasGeocoder?: boolean
  /** The last search. */
  search?: OptionSearch | undefined
}

/** Returns true if the account may see the field but not change it. */
export function isLocked(
  { role }: Pick<EditForm, 'role'>,
  { guard }: Pick<Field, 'guard'>,
): boolean {
  return guard !== undefined && !(role && mayDo(role, guard))
}

/** Returns the first reason why a field was refused, or a sentence for each of its files that were refused. */
export function issueText({ view, issues }: EditForm, name: string): string | undefined {
  const [first, ...more] = issues.filter((issue) => issue.name === name)
  const displayed = first?.fileName ? [first, ...more] : first ? [first] : []
  const texts = displayed.map(({ text, params, fileName = '' }) =>
    `${fileName} ${view.t(text, params)}`.trim(),
  )
  return texts.join(' ') || undefined
}

/** The document that a form contains, or the issues for which it was refused. */
export type ReadDocument =
  | { status: 'ok'; document: Record<string, unknown> }
  | { status: 'refused'; issues: FieldIssue[] }

/**
 * The page that shows a document: the page of an article or of a listing made by staff, or a page of the site with the
 * id of the edited section.
 */
export interface PreviewPage {
  property?: number
  project?: number
  article?: number
  page?: number | undefined
  part?: string
}

/** A confirmation that is required before a document is published. The form then contains `mark`. */
export interface Question {
  mark: string
  panel: ReactNode
}

export interface NextLink {
  href: string
  label: string
}

/** A screen that edits one document in a form, with drafts and a history. */
export interface Editor {
  editable: Editable
  /** The stored document, as `openDocument` returns it. */
  open: OpenDocument
  fields: readonly Field[]
  /** The fields of the complete document if the form edits a section of it. Their guards apply too. */
  documentFields?: readonly Field[]
  title: string
  text: string
  /** The address of the screen, and the screen above it. */
  address: string
  backLink: { href: string; label: string }
  /** The address of the history of the complete document. */
  history: string
  /** The address of the preview of a draft, or null if there is no preview. */
  preview: string | null
  /** The page that shows the document, for a preview of values that are not stored. Null if no page shows it. */
  previewPage?: PreviewPage | null
  references?: References
  /**
   * Returns the address to go to if the complete document is incomplete and cannot be published, or null if it is
   * ready.
   */
  notReady?(document: object): string | null
  /** The link after a save, or null for none. If absent, it leads to the next placeholder of a starter agency. */
  next?: NextLink | null
  /** Content above the form. */
  head?: ReactNode
  /** Content next to the form, and below it on small screens. */
  aside?: ReactNode
  /** Content before the form and its preview, on wide screens only. */
  beside?: ReactNode
  /** Content below the form. */
  foot?: ReactNode
  /** Content above the buttons of the form. */
  beforeActions?: ReactNode
  notes?: Record<string, string>
  /** Normalises the form before it is shown or read, for example by adding missing items. */
  arrange?(entries: Entries): Entries
  /** Completes the form before it is saved, for example by the point of its address. */
  complete?(entries: Entries): Promise<Entries>
  /** Returns the differences of two documents, if a comparison by field is not sufficient. */
  differences?(before: unknown, after: unknown): Difference[]
  /** Returns a question about the effects of a document before it is stored, or null if none is needed. */
  question?(live: unknown, document: unknown, action: 'publish' | 'draft'): Question | null
  /** Reads the form; `main` is the agency's first language, in which texts must exist. */
  read(entries: Entries, main: Lang): ReadDocument
}

/** The fields of a document, and the document in the structure of these fields. */
export interface DocumentForm {
  fields: readonly Field[]
  document: unknown
}

/** Returns the form of a document without references. */
export function formWithoutReferences(document: unknown): DocumentForm {
  return { fields: [], document }
}

/** A screen with the revisions of a document and their differences. */
export interface History {
  editable: Editable
  /** The fields of the document, whose guards apply when a revision is restored. If absent, there are no guards. */
  fields?: readonly Field[]
  title: string
  editorAddress: string
  address: string
  references?: References
  /** Returns the form of a document, with which a revision is checked before it is restored. */
  form(document: unknown): DocumentForm
  differences(before: unknown, after: unknown): Difference[]
}
