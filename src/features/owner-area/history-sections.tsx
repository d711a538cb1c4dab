import { Fragment, type ReactNode } from 'react'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import { formatDate, formatDateTime } from '../../platform/format/dates'
import type { Lang } from '../../platform/format/lang'
import { formatInteger } from '../../platform/format/number'
import type { Words } from '../personal-data/anonymise'
import { formatVisitCount } from '../visits/visits'
import { translateCrmTerm } from './crm-terms'
import type {
  MediaEntry,
  ShownAppointment,
  ShownCommunication,
  ShownEntry,
  VisitSource,
} from './history'
import { feedbackInWords } from './owner-entries'

interface SectionProps {
  title: string
  count: ReactNode
  children: ReactNode
}

/** A section that can be opened. At most one of the sections is open, and none at first. */
export function Section({ title, count, children }: SectionProps) {
  return (
    <details name="history">
      <summary>
        <h2>{title}</h2>
        <span className="count">{count}</span>
      </summary>
      <div className="inner">{children}</div>
    </details>
  )
}

interface StatsProps {
  view: View
  sources: readonly VisitSource[]
  /** The visits counted by this site. */
  siteVisits: VisitSource
}

export function Stats({ view, sources, siteVisits }: StatsProps) {
  const { t } = view
  const total = sources.reduce((sum, source) => sum + source.total, 0)
  const columns = [
    ['day', t('history.day')],
    ['week', t('history.weekshort')],
    ['month', t('history.month')],
    ['total', t('history.total')],
  ] as const
  return (
    <Section
      title={t('history.stats')}
      count={formatVisitCount(view, 'history.visits', total || siteVisits.total)}
    >
      <div className="table-box">
        <table className="table visit-table">
          <thead>
            <tr>
              <th scope="col">{t('history.source')}</th>
              {columns.map(([name, label]) => (
                <th key={name} scope="col" className="table-end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...sources, siteVisits].map((source, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the CRM may name a source twice
              <tr key={index}>
                <th scope="row">{source.name}</th>
                {columns.map(([name, label]) => (
                  <td key={name} className="table-end" data-k={label}>
                    {formatInteger(source[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-4">{t('history.ownnote')}</p>
    </Section>
  )
}

interface EntriesProps<Entry> {
  view: View
  crmLang: Lang
  /** The entries of the CRM. */
  entries: Entry[]
  /** The entries of this site. */
  siteEntries: ShownEntry[]
}

export function Calendar({ view, crmLang, entries, siteEntries }: EntriesProps<ShownAppointment>) {
  const { t } = view
  const words = { view, crmLang }
  return (
    <Section title={t('history.calendar')} count={entries.length + siteEntries.length}>
      <Timeline {...words} siteEntries={siteEntries}>
        {entries.map(({ start, name, type, status, contact, comment, ahead }) => ({
          date: start,
          item: (
            <li data-ahead={ahead || undefined}>
              <p className="when">{formatDateTime(start)}</p>
              <p className="what">
                <CrmTerm {...words} text={name.length > 0 ? name : type} />
                {contact.length > 0 && (
                  <>
                    {` ${t('history.with')} `}
                    <Blurred view={view} words={contact} />
                  </>
                )}
              </p>
              <p className="note">
                <CrmTerm {...words} text={kindOf(name, type)} />
                {kindOf(name, type) && status && ' · '}
                <CrmTerm {...words} text={status} />
                {comment.length > 0 && (
                  <span className="text">
                    <Blurred view={view} words={comment} lang={crmLang} />
                  </span>
                )}
              </p>
            </li>
          ),
        }))}
      </Timeline>
    </Section>
  )
}

export function Media({ view, crmLang, entries, siteEntries }: EntriesProps<MediaEntry>) {
  const words = { view, crmLang }
  return (
    <Section title={view.t('history.media')} count={entries.length + siteEntries.length}>
      <Timeline {...words} siteEntries={siteEntries}>
        {entries.map(({ date, type, media, content }) => ({
          date,
          item: (
            <li>
              <p className="when">{formatDate(date)}</p>
              <p className="what">{media || <CrmTerm {...words} text={type} />}</p>
              <p className="note">
                {media && <CrmTerm {...words} text={type} />}
                {content && (
                  <span className="text">
                    <MediaContent {...words} content={content} />
                  </span>
                )}
              </p>
            </li>
          ),
        }))}
      </Timeline>
    </Section>
  )
}

export function Communications({
  view,
  crmLang,
  entries,
  siteEntries,
}: EntriesProps<ShownCommunication>) {
  const words = { view, crmLang }
  return (
    <Section title={view.t('history.communications')} count={entries.length + siteEntries.length}>
      <Timeline {...words} siteEntries={siteEntries}>
        {entries.map(({ date, type, contact, subject, content }) => ({
          date,
          item: (
            <li>
              <p className="when">{formatDateTime(date)}</p>
              <p className="what">
                <CrmTerm {...words} text={subject.length > 0 ? subject : type} />
              </p>
              <p className="note">
                <CrmTerm {...words} text={type} />
                {contact.length > 0 && (
                  <>
                    {' · '}
                    <Blurred view={view} words={contact} />
                  </>
                )}
                {content.length > 0 && (
                  <span className="text">
                    <Blurred view={view} words={content} lang={crmLang} />
                  </span>
                )}
              </p>
            </li>
          ),
        }))}
      </Timeline>
    </Section>
  )
}

interface TimelineProps extends CrmProps {
  siteEntries: ShownEntry[]
  /** The entries of the CRM, each with its date. */
  children: { date: string | null; item: ReactNode }[]
}

/** The entries of the CRM and of this site, the newest first. */
function Timeline({ view, crmLang, siteEntries, children }: TimelineProps) {
  const ownItems = siteEntries.map((entry) => ({
    date: entry.date,
    item: <SiteEntry view={view} crmLang={crmLang} entry={entry} />,
  }))
  const items = [...children, ...ownItems].toSorted((a, b) =>
    (b.date ?? '').localeCompare(a.date ?? ''),
  )
  if (items.length === 0) {
    return <EmptyState heading="h3" picture="letter" title={view.t('history.empty')} />
  }
  return (
    <ol className="timeline">
      {items.map(({ item }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
        <Fragment key={index}>{item}</Fragment>
      ))}
    </ol>
  )
}

function SiteEntry({
  view,
  crmLang,
  entry: { kind, state, date, text, feedback, ahead },
}: CrmProps & { entry: ShownEntry }) {
  const { t, lang } = view
  // A visit whose outcome staff have not noted yet is not planned any more.
  const outcome = state === '' || (state === 'planned' && !ahead) ? null : state
  return (
    <li data-ahead={ahead || undefined}>
      <p className="when">{formatDateTime(date)}</p>
      <p className="what">{t(`history.entry.${kind}`)}</p>
      <p className="note">
        {outcome && t(`appointment.state.${outcome}`)}
        {text.length > 0 ? (
          <span className="text">
            <Blurred view={view} words={text} lang={crmLang} />
          </span>
        ) : (
          feedback && <span className="text">{feedbackInWords(t, lang, feedback)}</span>
        )}
      </p>
    </li>
  )
}

function kindOf(name: ShownAppointment['name'], type: string): string {
  return name.some(({ text }) => text === type) ? '' : type
}

function MediaContent({ view, crmLang, content }: CrmProps & { content: string }) {
  if (!/^https?:\/\/\S+$/.test(content))
    return <InLanguage view={view} lang={crmLang} text={content} />
  return (
    <a className="link" href={content} rel="noopener noreferrer nofollow">
      {content.replace(/^https?:\/\//, '')}
    </a>
  )
}

type CrmProps = Pick<EntriesProps<never>, 'view' | 'crmLang'>

/** A type or state in the language of the page, or another text of the CRM as it is. */
function CrmTerm({ view, crmLang, text }: CrmProps & { text: Words | string }) {
  const words = typeof text === 'string' ? [{ text, blurred: false }] : text
  const [word, ...others] = words
  const term =
    word && !word.blurred && others.length === 0 && translateCrmTerm(word.text, view.lang)
  return term || <Blurred view={view} words={words} lang={crmLang} />
}

/** Marks a text with its language if that is not the one of the page. */
function InLanguage({ view, lang, text }: { view: View; lang?: Lang | undefined; text: string }) {
  return lang && lang !== view.lang && text ? <span lang={lang}>{text}</span> : text
}

interface BlurredProps {
  view: View
  words: Words
  /** The language of the text; absent for names. */
  lang?: Lang
}

/** A text in which names may be replaced by random characters. These are blurred and hidden from screen readers. */
function Blurred({ view, words, lang }: BlurredProps) {
  return words.map(({ text, blurred }, index) =>
    blurred ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index}>
        <span className="blurred" aria-hidden="true">
          {text}
        </span>
        <span className="sr-only">{view.t('history.hiddencontact')}</span>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <InLanguage key={index} view={view} lang={lang} text={text} />
    ),
  )
}
