/** The states of a revision: a draft is not published yet, and a past revision was live before. */
export type RevisionState = 'draft' | 'live' | 'past'

/** A document from a form that is not stored. */
export interface UnsavedDocument extends SubjectKey {
  document: object
}

/** A document that is shown as if it were live, without any drafts. */
export interface Shared extends UnsavedDocument {
  isAlone: true
}

/** The drafts that are shown: all or none, all with a typed document in place of one, or only a shared one. */
export type ShownDrafts = boolean | UnsavedDocument | Shared

/** Returns true if drafts are shown that are not shared by a link. */
export function includesAllDrafts(drafts: ShownDrafts): boolean {
  return typeof drafts === 'object' ? !('isAlone' in drafts) : drafts
}

/** The kind and the id of a resource. */
export interface SubjectKey {
  subjectType: string
  subjectId: string
}
