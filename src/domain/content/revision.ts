/** The kinds of things whose revisions are kept. */
export type Noun = 'settings' | 'page' | 'article' | 'listing'

/** A draft waits beside what is live; what was live before is past. */
export type RevisionState = 'draft' | 'live' | 'past'

/** One thing of a kind. */
export interface NounKey {
  noun: Noun
  nounId: string
}
