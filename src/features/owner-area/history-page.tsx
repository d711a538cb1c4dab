import { ManagerCard } from '../../components/listing/manager-card'
import { OwnerCard } from '../../components/listing/owner-card'
import { placeLine } from '../../components/listing/place-line'
import { EmptyState } from '../../components/ui/empty-state'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { marketStart } from '../../listing/market-start'
import { ownerCard, ownerListingStatus } from '../../listing/owner-listing'
import type { ListingDocument, Property } from '../../listing/property'
import type { EarlyReport } from '../../listing/queries/early-access'
import { hasDetailPage } from '../../listing/status'
import { formatDate, momentInWords } from '../../platform/format/dates'
import { DEFAULT_LANG, fallbackLang, type Lang, pick } from '../../platform/format/lang'
import { mailHref } from '../../platform/format/phone'
import { plural } from '../../platform/i18n'
import { historyPath, ownDocumentPath, propertyPath } from '../../urls'
import { SearchersLine } from '../saved-searches/saved-searches'
import { agencyManager } from '../team/team'
import { formatVisitCount } from '../visits/visits'
import { crmLanguage } from './crm-terms'
import type { ShownHistory, VisitSource } from './history'
import { Calendar, Communications, Media, Section, Stats } from './history-sections'
import { OwnerActions } from './log-out'
import type { EntryKind } from './owner-entries'
import { VisitGraph } from './visit-graph'

interface HistoryPageProps {
  view: View
  property: Property
  history: ShownHistory
  /** The visits counted by this site. */
  siteVisits: VisitSource
  /** The rounded number of people who search for a similar property, or null if it is too small to be shown. */
  searchers: number | null
  /** The early access that the property has or had, or null. */
  early: EarlyReport | null
}

/** The page with the history of the sale or letting of a property, as far as its owner may see it. */
export function HistoryPage(props: HistoryPageProps) {
  const { view, property, history, siteVisits, searchers, early } = props
  const { settings } = view.site
  const card = ownerCard(property, settings)
  const crmLang = crmLanguage(history, settings.languages[0] ?? DEFAULT_LANG)
  const words = { view, crmLang }
  const entriesOf = (...kinds: EntryKind[]) =>
    history.entries.filter(({ kind }) => kinds.includes(kind))
  return (
    <section className="section tight wrap">
      <HistoryHead view={view} property={property} history={history} early={early} />
      <div className="with-aside">
        <div>
          <SearchersLine words={view} text="searchers.like" count={searchers} />
          {history.graph.length > 1 && <VisitGraph view={view} points={history.graph} />}
          <div className="accordion mt-6">
            {history.visits && (
              <Stats view={view} sources={history.visits} siteVisits={siteVisits} />
            )}
            {history.calendar && (
              <Calendar {...words} entries={history.calendar} siteEntries={entriesOf('visit')} />
            )}
            {history.media && (
              <Media {...words} entries={history.media} siteEntries={entriesOf('media')} />
            )}
            {history.communications && (
              <Communications
                {...words}
                entries={history.communications}
                siteEntries={entriesOf('call', 'message')}
              />
            )}
            {history.documents && <OwnerDocuments view={view} property={property} />}
          </div>
        </div>
        <div className="sticky stack">
          <div className="panel owner-property">
            <OwnerCard
              view={view}
              card={card}
              status={ownerListingStatus(property)}
              sizes="23rem"
            />
          </div>
          <ManagerContact view={view} property={property} subject={placeLine(card, view.lang)} />
        </div>
      </div>
    </section>
  )
}

function HistoryHead({
  view,
  property,
  history,
  early,
}: Omit<HistoryPageProps, 'siteVisits' | 'searchers'>) {
  const { t, lang, site } = view
  const since = formatDate(marketStart(property))
  const isEarly = early !== null && early.publicFrom > Date.now()
  const week = history.visits?.reduce((sum, source) => sum + source.week, 0) ?? 0
  return (
    <div className="section-head history-head">
      <div>
        <h1>{t('history.title')}</h1>
        <p className="lead">{placeLine(ownerCard(property, site.settings), lang)}</p>
        <p>
          {since && ownerListingStatus(property) === 'online'
            ? t('history.since', { date: since })
            : ''}{' '}
          {week > 0 ? formatVisitCount(view, 'history.week', week) : ''}
        </p>
        {early && (
          <p>
            {plural(t, lang, 'history.early', early.searches, {
              moment: momentInWords(early.publicFrom, lang),
            })}
          </p>
        )}
      </div>
      <div className="actions">
        <a className="button quiet" href={historyPath(lang, 'all')}>
          {t('history.all')}
        </a>
        {hasDetailPage(property, site.settings) && !isEarly && (
          <a className="button quiet" href={propertyPath(lang, property.id)}>
            <Icon name="house" />
            {t('history.public')}
          </a>
        )}
        <OwnerActions view={view} />
      </div>
    </div>
  )
}

function ManagerContact({
  view,
  property,
  subject,
}: {
  view: View
  property: Property
  subject: string
}) {
  const manager = property.manager ?? agencyManager(view)
  const mailLink = mailHref(manager.email, view.t('manager.subject', { address: subject }))
  return (
    <ManagerCard view={view} manager={manager} subject={subject}>
      {mailLink && (
        <a className="button large block" href={mailLink}>
          {view.t('history.ask')}
        </a>
      )}
    </ManagerCard>
  )
}

/** All documents of the owner's property. Their links work only for the owner. */
function OwnerDocuments({ view, property }: { view: View; property: Property }) {
  const { t, lang } = view
  return (
    <Section title={t('history.documents')} count={property.documents.length}>
      {property.documents.length === 0 && (
        <EmptyState heading="h3" picture="letter" title={t('history.nodocuments')} />
      )}
      <ul className="listing-documents">
        {property.documents.map((document) => {
          const { name, nameLang } = nameOf(view, document)
          const kind = pick(document.typeName, lang)
          return (
            <li key={document.id}>
              <Icon name="document" />
              <div>
                <strong lang={nameLang}>{name}</strong>
                <small lang={fallbackLang(document.typeName, lang)}>
                  {kind === name ? '' : kind}
                </small>
              </div>
              <a className="link" href={ownDocumentPath(lang, property.id, document.id)}>
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

/** Returns the name of a document, and its language if that is not the one of the page. */
function nameOf(
  { t, lang }: View,
  { comment, typeName, fileName }: ListingDocument,
): { name: string; nameLang?: Lang | undefined } {
  for (const text of [comment, typeName]) {
    const name = pick(text, lang)
    if (name) return { name, nameLang: fallbackLang(text, lang) }
  }
  return { name: fileName || t('history.documents') }
}
