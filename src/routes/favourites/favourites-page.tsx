import { listingName } from '../../components/listing/favourite-button'
import { ListingCard } from '../../components/listing/listing-card'
import { RecentRail } from '../../components/listing/recent-rail'
import { EmptyState } from '../../components/ui/empty-state'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { favouriteId, SHOWN_AT_MOST } from '../../domain/list/favourite-ids'
import type { ListingCard as Card } from '../../domain/listing/published'
import { plural } from '../../i18n'
import { comparePath, favouritesPath, rolePath } from '../../urls'

interface FavouritesPageProps {
  view: View
  /** The number of homes in the address. */
  requested: number
  cards: Card[]
}

/**
 * The homes that the address names. Without any, a script fetches this page for the favourites of the
 * browser, and replaces the parts marked `data-favourites-part` by those of the answer.
 */
export function FavouritesPage({ view, requested, cards }: FavouritesPageProps) {
  const { t, lang } = view
  const own = favouritesPath(lang)
  return (
    <>
      <Island name="favourites" when="load">
        <section
          className="favourites list wrap"
          data-favourites={own}
          data-own={requested === 0 || undefined}
          data-copied={t('favourites.copied')}
          data-copythis={t('favourites.copythis', { link: '{link}' })}
          data-cleared={t('favourites.cleared')}
          data-failed={t('favourites.failed')}
        >
          <div className="list-head">
            <div>
              <h1>{t('favourites.title')}</h1>
              <p className="count" role="status" data-favourites-part="count">
                {cards.length > 0 && plural(t, lang, 'list.count', cards.length)}
              </p>
            </div>
            <button type="button" className="button quiet needs-script" data-share>
              <Icon name="share" />
              {t('favourites.share')}
            </button>
          </div>
          {requested > 0 && (
            <p className="favourites-shared">
              {t('favourites.shared')}{' '}
              <a className="link" href={own}>
                {t('favourites.own')}
              </a>
            </p>
          )}
          <p className="favourites-newest" data-newest hidden>
            {t('favourites.newest', { count: SHOWN_AT_MOST })}
          </p>
          <p className="favourites-said" role="status" data-said />
          <div data-favourites-part="list">
            <Missing view={view} count={requested - cards.length} />
            {cards.length > 0 ? (
              <Cards view={view} cards={cards} />
            ) : (
              <Nothing view={view} requested={requested} />
            )}
          </div>
          <div className="favourites-private">
            <p>{t('favourites.private')}</p>
            <button type="button" className="button quiet needs-script" data-clear>
              {t('favourites.clear')}
            </button>
          </div>
        </section>
      </Island>
      <RecentRail view={view} />
    </>
  )
}

/** A form, so that homes can be compared without a script too. */
function Cards({ view, cards }: Pick<FavouritesPageProps, 'view' | 'cards'>) {
  const { t, lang } = view
  const comparable = cards.filter((card) => card.hasPage).length
  return (
    <form action={comparePath(lang)} data-compare>
      <ul className="grid-cards">
        {cards.map((card) => (
          <li key={favouriteId(card)} className="favourites-item">
            <ListingCard view={view} card={card} heading="h2" />
            {card.hasPage && comparable > 1 && (
              <label className="check">
                <input
                  type="checkbox"
                  name="ids"
                  value={favouriteId(card)}
                  aria-label={t('compare.pickname', { name: listingName(card, lang) })}
                />
                <span>{t('compare.pick')}</span>
              </label>
            )}
          </li>
        ))}
      </ul>
      {comparable > 1 && (
        <div className="compare-bar">
          <p>{t('compare.hint')}</p>
          <button type="submit" className="button">
            {t('compare.submit')} <span data-picked />
          </button>
        </div>
      )}
    </form>
  )
}

/** The same words for homes that never were, are hidden, or are gone. */
function Missing({ view, count }: { view: View; count: number }) {
  if (count <= 0) return null
  return (
    <p className="favourites-missing">
      {plural(view.t, view.lang, 'favourites.missing', count)}{' '}
      <button type="button" className="link needs-script" data-forget>
        {view.t('favourites.forget')}
      </button>
    </p>
  )
}

function Nothing({ view, requested }: { view: View; requested: number }) {
  const { t, site, lang } = view
  const ways = (['sale', 'rent'] as const).map((role) => ({
    label: t(role === 'sale' ? 'goal.sale' : 'goal.rent'),
    href: rolePath(site, lang, role),
  }))
  return (
    <EmptyState
      title={t(requested > 0 ? 'favourites.nothere' : 'favourites.none')}
      text={requested > 0 ? undefined : t('favourites.nonetext')}
    >
      {requested === 0 && <noscript>{t('favourites.noscript')}</noscript>}
      {ways.map(({ label, href }) =>
        href ? (
          <a key={href} className="button quiet" href={href}>
            {label}
          </a>
        ) : null,
      )}
    </EmptyState>
  )
}
