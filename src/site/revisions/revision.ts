/** The kinds of things whose revisions are kept. */
export type SubjectType =
  | 'settings'
  | 'page'
  | 'article'
  | 'category'
  | 'listing'
  | 'label'
  | 'redirect'
  | 'media'

/** A draft waits beside what is live; what was live before is past. */
export type RevisionState = 'draft' | 'live' | 'past'

/** A document that somebody types in a form and nobody has stored. */
export interface Typed extends SubjectKey {
  document: object
}

/** A document that is shown as if it were live, and no draft beside it. */
export interface Shared extends Typed {
  isAlone: true
}

/** The drafts that are shown: all or none, all with a typed document in the place of one, or a shared one alone. */
export type ShownDrafts = boolean | Typed | Shared

/** Tells whether drafts are shown that nobody was given a link to. */
export function showsAll(drafts: ShownDrafts): boolean {
  return typeof drafts === 'object' ? !('isAlone' in drafts) : drafts
}

/** One thing of a kind. */
export interface SubjectKey {
  subjectType: SubjectType
  subjectId: string
}
