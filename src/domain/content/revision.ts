/** The kinds of things whose revisions are kept. */
export type Noun = 'settings' | 'page' | 'article' | 'category' | 'listing'

/** A draft waits beside what is live; what was live before is past. */
export type RevisionState = 'draft' | 'live' | 'past'

/** A document that somebody types in a form and nobody has stored. */
export interface Typed extends NounKey {
  document: object
}

/** The drafts that are shown: all or none, or all with a typed document in the place of one. */
export type ShownDrafts = boolean | Typed

/** One thing of a kind. */
export interface NounKey {
  noun: Noun
  nounId: string
}
