import { LANGS, type Lang } from '../format/lang'
import type { LabelKey } from '../i18n'
import { figuresIn } from '../references/figures'
import { linksIn, parseReference, referenceText } from '../references/references'
import type { Entries, Field } from './field'
import { type Leaf, leavesOf } from './leaf-fields'
import { type Translation, translationsIn } from './translation-states'

/** What would serve readers or search engines better; nothing is refused for it. */
export interface Hint {
  path: Leaf['path']
  /** The language of the text; null for what has none of its own. */
  lang: Lang | null
  text: LabelKey
  params?: Record<string, string | number>
}

/** Search engines cut titles behind some 60 signs, and descriptions behind some 160. */
const LIMITS = [
  { of: /\.metadataTitle$/, limit: 60 },
  { of: /\.metadataDescription$|^params\.description\.\w{2}$/, limit: 160 },
]

/** Words of a link that say nothing to whoever hears the links of a page alone. */
const EMPTY_WORDS =
  /^\s*((?:klik |druk )?hier|lees (?:meer|verder)|meer|(?:cliquez )?ici|lire la suite|en savoir plus|(?:click )?here|read more|more|(?:klicken sie )?hier(?: klicken)?|mehr(?: lesen)?|weiterlesen)\s*$/i

interface Known {
  /** The form as it was published, the newest first. */
  published?: readonly Entries[] | undefined
  /** What texts lead to that is hidden or gone. */
  dead?: ReadonlySet<string> | undefined
  /** Whether a picture of the library has words for who does not see it in a language. */
  isDescribed?: ((id: number, lang: Lang) => boolean) | undefined
}

/**
 * Returns the hints on a form, in its order; `languages` are the agency's, the first one that which texts are written
 * in.
 */
export function hintsOf(
  fields: readonly Field[],
  entries: Entries,
  languages: readonly Lang[],
  { published = [], dead = new Set(), isDescribed }: Known = {},
): Hint[] {
  const leaves = leavesOf(fields, entries)
  const translations = translationsIn(fields, entries, published, languages)
  return [
    ...leaves.flatMap((leaf) => [
      ...richHints(leaf, entries, languages),
      ...deadHints(leaf, entries, languages, dead),
      ...figureHints(leaf, entries, languages, { dead, isDescribed }),
      ...lengthHints(leaf, entries),
      ...pictureHints(leaf, leaves, entries),
    ]),
    ...translations.flatMap(({ leaf: { path }, lang, state }): Hint[] =>
      state === 'older' ? [{ path, lang, text: 'hint.older' }] : [],
    ),
    ...untranslated(translations),
  ]
}

function richHints({ name, field, path }: Leaf, entries: Entries, languages: readonly Lang[]) {
  if (field.kind !== 'translated' || !field.rich) return []
  return languages.flatMap((lang): Hint[] => {
    const html = entries[`${name}.${lang}`] ?? ''
    const [words] = linksIn(html).flatMap(({ content }) => EMPTY_WORDS.exec(content)?.[1] ?? [])
    const [first] = html.match(/<h[3-6]\b/g) ?? []
    return [
      ...(words ? [{ path, lang, text: 'hint.link' as const, params: { words } }] : []),
      ...(first && first !== '<h3' ? [{ path, lang, text: 'hint.heading' as const }] : []),
    ]
  })
}

/** Links that visitors read as words alone, as what they lead to is hidden or gone. */
function deadHints(
  { name, field, path }: Leaf,
  entries: Entries,
  languages: readonly Lang[],
  dead: ReadonlySet<string>,
) {
  if (field.kind !== 'translated' || !field.rich || dead.size === 0) return []
  return languages.flatMap((lang) =>
    linksIn(entries[`${name}.${lang}`] ?? '').flatMap(({ href, content }): Hint[] => {
      const reference = parseReference(href)
      if (!reference || !dead.has(referenceText(reference))) return []
      const words = content.replace(/<[^<>]*>/g, '')
      return [{ path, lang, text: 'hint.gone', params: { words } }]
    }),
  )
}

/** Pictures within a text that are gone, or say nothing to who does not see them. */
function figureHints(
  { name, field, path }: Leaf,
  entries: Entries,
  languages: readonly Lang[],
  { dead, isDescribed }: Known,
) {
  if (field.kind !== 'translated' || field.rich !== 'illustrated' || !isDescribed) return []
  return languages.flatMap((lang): Hint[] => {
    const figures = figuresIn(entries[`${name}.${lang}`] ?? '')
    const isGone = figures.some(({ id }) => dead?.has(`file:${id}`))
    const isBare = figures.some(({ id, isTold }) => !isTold && !isDescribed(id, lang))
    return [
      ...(isGone ? [{ path, lang, text: 'hint.figure.gone' as const }] : []),
      ...(isBare ? [{ path, lang, text: 'hint.figure' as const }] : []),
    ]
  })
}

/** Of what search engines show: the page's own description, or what it gives them instead. */
function lengthHints({ name, path }: Leaf, entries: Entries): Hint[] {
  const own = name === 'params.description' ? LANGS.map((lang) => `${name}.${lang}`) : []
  return [...own, name].flatMap((one): Hint[] => {
    const limit = LIMITS.find(({ of }) => of.test(one))?.limit ?? Number.POSITIVE_INFINITY
    const length = entries[one]?.length ?? 0
    if (length <= limit) return []
    const lang = LANGS.find((other) => one.split('.').includes(other)) ?? null
    return [{ path, lang, text: 'hint.long', params: { length, limit } }]
  })
}

/** Returns a picture with a field for its description beside it, which is empty in every language. */
function pictureHints({ name, field, path }: Leaf, leaves: Leaf[], entries: Entries): Hint[] {
  if (field.kind !== 'file' || field.of !== 'picture' || !entries[name]) return []
  const alt = `${name.slice(0, name.lastIndexOf('.') + 1)}alt`
  const hasField = leaves.some((leaf) => leaf.name === alt)
  const isTold = LANGS.some((lang) => entries[`${alt}.${lang}`])
  return hasField && !isTold ? [{ path, lang: null, text: 'hint.alt' }] : []
}

/** For each further language how many texts it lacks that the first one has. */
function untranslated(translations: Translation[]): Hint[] {
  const missing = translations.filter(({ state }) => state === 'missing')
  return [...Map.groupBy(missing, ({ lang }) => lang)].map(([lang, { length: count }]) => ({
    path: [],
    lang,
    text: 'hint.untranslated',
    params: { count },
  }))
}
