import { ManagerCard } from '../../components/listing/manager-card'
import { OwnerCard } from '../../components/listing/owner-card'
import { placeLine } from '../../components/listing/place-line'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { marketStart } from '../../listing/market-start'
import { ownerCard, ownerListingStatus } from '../../listing/owner-listing'
import type { ListingDocument, Property } from '../../listing/property'
import { hasDetailPage } from '../../listing/status'
import { formatDate } from '../../platform/format/dates'
import { pick } from '../../platform/format/lang'
import { mailHref } from '../../platform/format/phone'
import { historyPath, ownDocumentPath, propertyPath } from '../../urls'
import { SearchersLine } from '../saved-searches/saved-searches'
import { agencyManager } from '../team/team'
import { visitsInWords } from '../visits/visits'
import type { ShownHistory, VisitSource } from './history'
import { Calendar, Communications, Media, Section, Stats } from './history-sections'
import { LogOut, LogOutEverywhere } from './log-out'
import { VisitGraph } from './visit-graph'

interface HistoryPageProps {
  view: View
  home: Property
  history: ShownHistory
  /** The visits counted by this site. */
  own: VisitSource
  /** The rounded number of people who search for a similar property, or null if it is too small to be shown. */
  searchers: number | null
}

/** The page with the history of the sale or letting of a property, as far as its owner may see it. */
export function HistoryPage({ view, home, history, own, searchers }: HistoryPageProps) {
  const { settings } = view.site
  const card = ownerCard(home, settings)
  return (
    <section className="section tight wrap">
      <HistoryHead view={view} home={home} history={history} />
      <div className="with-aside">
        <div>
          <SearchersLine words={view} text="searchers.like" count={searchers} />
          {history.graph.length > 1 && <VisitGraph view={view} points={history.graph} />}
          <div className="accordion mt-6">
            {history.visits && <Stats view={view} sources={history.visits} own={own} />}
            {history.calendar && <Calendar view={view} entries={history.calendar} />}
            {history.media && <Media view={view} entries={history.media} />}
            {history.communications && (
              <Communications view={view} entries={history.communications} />
            )}
            {history.documents && <OwnDocuments view={view} home={home} />}
          </div>
        </div>
        <div className="sticky stack">
          <div className="panel own-home">
            <OwnerCard view={view} card={card} status={ownerListingStatus(home)} sizes="23rem" />
          </div>
          <OwnManager view={view} home={home} subject={placeLine(card, view.lang)} />
          <LogOutEverywhere view={view} />
        </div>
      </div>
    </section>
  )
}

function HistoryHead({ view, home, history }: Omit<HistoryPageProps, 'own' | 'searchers'>) {
  const { t, lang, site } = view
  const since = formatDate(marketStart(home))
  const week = history.visits?.reduce((sum, source) => sum + source.week, 0) ?? 0
  return (
    <div className="section-head history-head">
      <div>
        <h1>{t('history.title')}</h1>
        <p className="lead">{placeLine(ownerCard(home, site.settings), lang)}</p>
        <p>
          {since && ownerListingStatus(home) === 'online'
            ? t('history.since', { date: since })
            : ''}{' '}
          {week > 0 ? visitsInWords(view, 'history.week', week) : ''}
        </p>
      </div>
      <div className="actions">
        <a className="button quiet" href={historyPath(lang, 'all')}>
          {t('history.all')}
        </a>
        {hasDetailPage(home, site.settings) && (
          <a className="button quiet" href={propertyPath(lang, home.id)}>
            <Icon name="house" />
            {t('history.public')}
          </a>
        )}
        <LogOut view={view} />
      </div>
    </div>
  )
}

function OwnManager({ view, home, subject }: { view: View; home: Property; subject: string }) {
  const manager = home.manager ?? agencyManager(view)
  const ask = mailHref(manager.email, view.t('manager.subject', { address: subject }))
  return (
    <ManagerCard view={view} manager={manager} subject={subject}>
      {ask && (
        <a className="button large block" href={ask}>
          {view.t('history.ask')}
        </a>
      )}
    </ManagerCard>
  )
}

/** All documents of the owner's property. Their links work only for the owner. */
function OwnDocuments({ view, home }: { view: View; home: Property }) {
  const { t, lang } = view
  return (
    <Section title={t('history.documents')} count={home.documents.length}>
      {home.documents.length === 0 && <p className="muted">{t('history.empty')}</p>}
      <ul className="listing-documents">
        {home.documents.map((document) => {
          const name = nameOf(view, document)
          const kind = pick(document.typeName, lang)
          return (
            <li key={document.id}>
              <Icon name="document" />
              <div>
                <strong>{name}</strong>
                <small>{kind === name ? '' : kind}</small>
              </div>
              <a className="link" href={ownDocumentPath(lang, home.id, document.id)}>
                <span aria-hidden="true">{t('history.download')}</span>
                <span className="sr-only">{t('history.downloadname', { name })}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function nameOf({ t, lang }: View, { comment, typeName, fileName }: ListingDocument): string {
  return pick(comment, lang) || pick(typeName, lang) || fileName || t('history.documents')
}
