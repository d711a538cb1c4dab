import { keepName } from '../../components/listing/keep-button'
import { ListingCard } from '../../components/listing/listing-card'
import { RecentRail } from '../../components/listing/recent-rail'
import { EmptyState } from '../../components/ui/empty-state'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { keptId, SHOWN_AT_MOST } from '../../domain/list/kept-ids'
import type { ListingCard as Card } from '../../domain/listing/published'
import { plural } from '../../i18n'
import { comparePath, favouritesPath, rolePath } from '../../urls'

interface FavouritesPageProps {
  view: View
  /** How many homes the address names. */
  asked: number
  cards: Card[]
}

/**
 * The homes that the address names. Without any, `client/islands/kept.ts` asks for those that the
 * browser keeps, and puts the parts marked `data-kept-part` of that answer in place of these.
 */
export function FavouritesPage({ view, asked, cards }: FavouritesPageProps) {
  const { t, lang } = view
  const own = favouritesPath(lang)
  return (
    <>
      <Island name="kept" when="load">
        <section
          className="kept list wrap"
          data-kept={own}
          data-own={asked === 0 || undefined}
          data-copied={t('kept.copied')}
          data-copythis={t('kept.copythis', { link: '{link}' })}
          data-cleared={t('kept.cleared')}
          data-failed={t('kept.failed')}
        >
          <div className="list-head">
            <div>
              <h1>{t('kept.title')}</h1>
              <p className="count" role="status" data-kept-part="count">
                {cards.length > 0 && plural(t, lang, 'list.count', cards.length)}
              </p>
            </div>
            <button type="button" className="button quiet needs-script" data-share>
              <Icon name="share" />
              {t('kept.share')}
            </button>
          </div>
          {asked > 0 && (
            <p className="kept-shared">
              {t('kept.shared')}{' '}
              <a className="link" href={own}>
                {t('kept.own')}
              </a>
            </p>
          )}
          <p className="kept-newest" data-newest hidden>
            {t('kept.newest', { count: SHOWN_AT_MOST })}
          </p>
          <p className="kept-said" role="status" data-said />
          <div data-kept-part="list">
            <Missing view={view} count={asked - cards.length} />
            {cards.length > 0 ? (
              <Cards view={view} cards={cards} />
            ) : (
              <Nothing view={view} asked={asked} />
            )}
          </div>
          <div className="kept-private">
            <p>{t('kept.private')}</p>
            <button type="button" className="button quiet needs-script" data-clear>
              {t('kept.clear')}
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
          <li key={keptId(card)} className="kept-item">
            <ListingCard view={view} card={card} heading="h2" />
            {card.hasPage && comparable > 1 && (
              <label className="check">
                <input
                  type="checkbox"
                  name="ids"
                  value={keptId(card)}
                  aria-label={t('compare.pickname', { name: keepName(card, lang) })}
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
    <p className="kept-missing">
      {plural(view.t, view.lang, 'kept.missing', count)}{' '}
      <button type="button" className="link needs-script" data-forget>
        {view.t('kept.forget')}
      </button>
    </p>
  )
}

function Nothing({ view, asked }: { view: View; asked: number }) {
  const { t, site, lang } = view
  const ways = (['sale', 'rent'] as const).map((role) => ({
    label: t(role === 'sale' ? 'goal.sale' : 'goal.rent'),
    href: rolePath(site, lang, role),
  }))
  return (
    <EmptyState
      title={t(asked > 0 ? 'kept.nothere' : 'kept.none')}
      text={asked > 0 ? undefined : t('kept.nonetext')}
    >
      {asked === 0 && <noscript>{t('kept.noscript')}</noscript>}
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
