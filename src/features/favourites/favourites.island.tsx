import { type RefObject, useEffect, useRef, useState } from 'react'
import { shareLink } from '../../client/share-link'
import { startIslands } from '../../client/start-islands'
import { EmptyState } from '../../components/ui/empty-state'
import { Icon } from '../../components/ui/icon'
import type { Words } from '../../components/ui/view'
import {
  favouriteId,
  idsQuery,
  MAX_BROCHURE_LISTINGS,
  MAX_SHOWN,
} from '../../listing/filter/favourite-ids'
import type { ListingCard } from '../../listing/published'
import { translatorOf } from '../../platform/i18n/texts'
import { plural } from '../../platform/i18n/translate'
import { brochureFilePath } from '../../urls'
import { SearchMails, SearchMailsButton } from '../saved-searches/saved-searches.client'
import { FavouriteCards } from './favourite-cards'
import type { FavouritesProps, FavouritesShown, FavouritesText } from './favourites-props'
import { changeFavourites, clearFavourites, shownFavourites } from './store'
import { useFavourites } from './use-favourites'
import { useOwnFavourites } from './use-stored-favourites'

const MAILS = 'favourites-mails'
const NOTHING: FavouritesShown = { requested: [], cards: [] }

/** The favourites page: the favourites of this browser, or those of a shared link. */
export function Favourites(props: FavouritesProps) {
  const { lang, texts, path, comparePath, suggestions } = props
  const words = { lang, t: translatorOf(texts) }
  const { t } = words
  const isOwn = props.requested.length === 0
  const [statusText, setStatusText] = useState('')
  const { favourites } = useFavourites()
  const { shown, isBusy, refresh } = useOwnFavourites(props, () =>
    setStatusText(t('favourites.failed')),
  )
  const section = useRef<HTMLElement>(null)
  const { cards, requested } = shown ?? NOTHING
  useIslandsWithin(section, cards)
  const clear = () => {
    clearFavourites()
    setStatusText(t('favourites.cleared'))
    if (isOwn) refresh()
  }
  const share = () => shareFavourites(path, isOwn, words).then(setStatusText)
  return (
    <section
      className="favourites list wrap"
      aria-busy={(shown !== null && isBusy) || undefined}
      ref={section}
    >
      <Head words={words} count={cards.length} canShare={requested.length > 0} onShare={share} />
      {cards.length > 0 && (
        <SearchMails
          words={words}
          id={MAILS}
          offer="searches.keptoffer"
          about={{ ids: requested.join() }}
          sentence={plural(t, lang, 'searches.kept', requested.length)}
          page={path}
          privacy={props.privacy}
        />
      )}
      <Brochure words={words} cards={cards} printsPdf={props.printsPdf} />
      {!isOwn && (
        <p className="favourites-shared">
          {t('favourites.shared')}{' '}
          <a className="link" href={path}>
            {t('favourites.own')}
          </a>
        </p>
      )}
      {isOwn && favourites.length > MAX_SHOWN && (
        <p className="favourites-newest">{t('favourites.newest', { count: MAX_SHOWN })}</p>
      )}
      <p className="favourites-status" role="status">
        {statusText}
      </p>
      {shown && (
        <UnavailableNotice words={words} shown={shown} onForget={isOwn ? refresh : undefined} />
      )}
      {shown === null && isBusy && <LoadingFavourites words={words} suggestions={suggestions} />}
      {cards.length > 0 && <FavouriteCards words={words} cards={cards} action={comparePath} />}
      {shown?.cards.length === 0 && (
        <EmptyFavourites words={words} wasFilled={requested.length > 0} suggestions={suggestions} />
      )}
      <div className="favourites-private">
        <p>{t('favourites.private')}</p>
        <button type="button" className="button quiet needs-script" onClick={clear}>
          {t('favourites.clear')}
        </button>
      </div>
    </section>
  )
}

interface BrochureProps {
  words: Words<FavouritesText>
  cards: readonly ListingCard[]
  printsPdf: boolean
}

/** Renders a link to the brochure of the first listings; its text says PDF only if the site can print one. */
function Brochure({ words, cards, printsPdf }: BrochureProps) {
  const ids = cards.flatMap((card) => (card.hasPage ? favouriteId(card) : []))
  if (ids.length === 0) return null
  return (
    <p className="favourites-brochure">
      <a className="link" href={brochureFilePath(words.lang, ids.slice(0, MAX_BROCHURE_LISTINGS))}>
        {words.t(printsPdf ? 'brochure.open' : 'brochure.print')}
      </a>
    </p>
  )
}

interface HeadProps {
  words: Words<FavouritesText>
  count: number
  canShare: boolean
  onShare: () => void
}

function Head({ words, count, canShare, onShare }: HeadProps) {
  const { t, lang } = words
  return (
    <div className="list-head">
      <div>
        <h1>{t('favourites.title')}</h1>
        <p className="count" role="status">
          {count > 0 && plural(t, lang, 'list.count', count)}
        </p>
      </div>
      <div className="list-actions">
        {count > 0 && (
          <SearchMailsButton words={words} id={MAILS} offer="searches.keptoffer" compact />
        )}
        <button
          type="button"
          className="button quiet needs-script"
          disabled={!canShare}
          onClick={onShare}
        >
          <Icon name="share" />
          {t('favourites.share')}
        </button>
      </div>
    </div>
  )
}

/** Starts the islands of added cards, and updates their favourite buttons. */
function useIslandsWithin(
  root: RefObject<HTMLElement | null>,
  cards: readonly ListingCard[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other islands
  useEffect(() => {
    if (root.current) startIslands(root.current)
  }, [root, cards])
}

interface MissingProps {
  words: Words<FavouritesText>
  shown: FavouritesShown
  /** Called after the missing favourites were removed; absent for listings of a shared link. */
  onForget?: () => void
}

/** Renders a note on missing listings, which is the same for unknown, hidden and deleted ones. */
function UnavailableNotice({ words: { t, lang }, shown, onForget }: MissingProps) {
  const availableIds = shown.cards.map(favouriteId)
  const missing = shown.requested.filter((id) => !availableIds.includes(id))
  if (missing.length === 0) return null
  const forget = () => {
    changeFavourites((state) => ({
      ...state,
      favourites: state.favourites.filter((id) => !missing.includes(id)),
    }))
    onForget?.()
  }
  return (
    <p className="favourites-missing">
      {plural(t, lang, 'favourites.missing', missing.length)}{' '}
      {onForget && (
        <button type="button" className="link needs-script" onClick={forget}>
          {t('favourites.forget')}
        </button>
      )}
    </p>
  )
}

interface SuggestionsProps {
  words: Words<FavouritesText>
  suggestions: FavouritesProps['suggestions']
}

/** Renders the content until the favourites of this browser are known. Without scripts they never are. */
function LoadingFavourites({ words, suggestions }: SuggestionsProps) {
  const { t } = words
  return (
    <>
      <p className="favourites-loading">{t('favourites.loading')}</p>
      <noscript>
        <EmptyState
          picture="key"
          title={t('favourites.noscript')}
          text={t('favourites.scriptless')}
        >
          <ListLinks words={words} suggestions={suggestions} />
        </EmptyState>
      </noscript>
    </>
  )
}

interface EmptyProps extends SuggestionsProps {
  /** True if there are favourites, but all of them are offline. */
  wasFilled: boolean
}

function EmptyFavourites({ words, wasFilled, suggestions }: EmptyProps) {
  const { t } = words
  return (
    <EmptyState
      picture="key"
      title={t(wasFilled ? 'favourites.nothere' : 'favourites.none')}
      text={wasFilled ? undefined : t('favourites.nonetext')}
    >
      <ListLinks words={words} suggestions={suggestions} />
    </EmptyState>
  )
}

function ListLinks({ words: { t }, suggestions }: SuggestionsProps) {
  return suggestions.map(({ href, label }) => (
    <a key={href} className="button quiet" href={href}>
      {t(label)}
    </a>
  ))
}

/** Shares the link of the shown listings; returns the message to show. */
async function shareFavourites(
  path: string,
  isOwn: boolean,
  { t }: Words<FavouritesText>,
): Promise<string> {
  const shareUrl = `${path}?${idsQuery(shownFavourites())}`
  const link = isOwn ? new URL(shareUrl, location.href).href : location.href
  const outcome = await shareLink(document.title, link)
  if (outcome === 'copied') return t('favourites.copied')
  return outcome === 'neither' ? t('favourites.copythis', { link }) : ''
}
