import type { ReactNode } from 'react'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import { formatDate, formatDateTime } from '../../platform/format/dates'
import { formatInteger } from '../../platform/format/number'
import type { Words } from '../personal-data/anonymise'
import { formatVisitCount } from '../visits/visits'
import type { MediaEntry, ShownAppointment, ShownCommunication, VisitSource } from './history'

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

export function Calendar({ view, entries }: { view: View; entries: ShownAppointment[] }) {
  const { t } = view
  return (
    <Section title={t('history.calendar')} count={entries.length}>
      <Timeline view={view}>
        {entries.map(({ start, name, type, status, contact, comment, ahead }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: appointments have no other name
          <li key={index} data-ahead={ahead || undefined}>
            <p className="when">{formatDateTime(start)}</p>
            <p className="what">
              {name.length > 0 ? <Blurred view={view} words={name} /> : type}
              {contact.length > 0 && (
                <>
                  {` ${t('history.with')} `}
                  <Blurred view={view} words={contact} />
                </>
              )}
            </p>
            <p className="note">
              {[kindOf(name, type), status].filter(Boolean).join(' · ')}
              {comment.length > 0 && (
                <span className="text">
                  <Blurred view={view} words={comment} />
                </span>
              )}
            </p>
          </li>
        ))}
      </Timeline>
    </Section>
  )
}

export function Media({ view, entries }: { view: View; entries: MediaEntry[] }) {
  return (
    <Section title={view.t('history.media')} count={entries.length}>
      <Timeline view={view}>
        {entries.map(({ date, type, media, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <li key={index}>
            <p className="when">{formatDate(date)}</p>
            <p className="what">{media || type}</p>
            <p className="note">
              {media ? type : ''}
              {content ? <span className="text">{linked(content)}</span> : null}
            </p>
          </li>
        ))}
      </Timeline>
    </Section>
  )
}

export function Communications({ view, entries }: { view: View; entries: ShownCommunication[] }) {
  return (
    <Section title={view.t('history.communications')} count={entries.length}>
      <Timeline view={view}>
        {entries.map(({ date, type, contact, subject, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <li key={index}>
            <p className="when">{formatDateTime(date)}</p>
            <p className="what">
              {subject.length > 0 ? <Blurred view={view} words={subject} /> : type}
            </p>
            <p className="note">
              {type}
              {contact.length > 0 && (
                <>
                  {' · '}
                  <Blurred view={view} words={contact} />
                </>
              )}
              {content.length > 0 && (
                <span className="text">
                  <Blurred view={view} words={content} />
                </span>
              )}
            </p>
          </li>
        ))}
      </Timeline>
    </Section>
  )
}

function Timeline({ view, children }: { view: View; children: ReactNode[] }) {
  if (children.length === 0) {
    return <EmptyState heading="h3" picture="letter" title={view.t('history.empty')} />
  }
  return <ol className="timeline">{children}</ol>
}

function kindOf(name: ShownAppointment['name'], type: string): string {
  return name.some(({ text }) => text === type) ? '' : type
}

function linked(content: string): ReactNode {
  if (!/^https?:\/\/\S+$/.test(content)) return content
  return (
    <a className="link" href={content} rel="noopener noreferrer nofollow">
      {content.replace(/^https?:\/\//, '')}
    </a>
  )
}

/** A text in which names may be replaced by random characters. These are blurred and hidden from screen readers. */
function Blurred({ view, words }: { view: View; words: Words }) {
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
      text
    ),
  )
}
