import type { View } from '../../components/ui/view'
import type { LabelKey } from '../../platform/i18n'
import type { RevisionLine } from '../../site/revisions/revisions'
import { withQuery } from '../../urls'
import { LocalTime, localTimeText } from '../parts/local-time'
import { Notice } from '../parts/notice'
import { BackLink } from '../staff-shell'
import { DifferenceTable } from './difference-table'
import type { Difference } from './differences'
import type { History } from './edit-form'

interface HistoryPageProps {
  view: View
  history: History
  revisions: RevisionLine[]
  /** The selected revision and its differences to the live document. */
  opened: { id: number; at: number; differences: Difference[] } | null
  /** The reason why the selected revision was not restored. */
  refusal?: LabelKey | null
}

/** The revisions of a document: author, time and differences, with a button to restore the selected one. */
export function HistoryPage({ view, history, revisions, opened, refusal }: HistoryPageProps) {
  const { t } = view
  return (
    <>
      <BackLink href={history.editorAddress}>{history.title}</BackLink>
      <div className="stack">
        {opened ? (
          <section className="panel stack">
            <h2>{t('edit.history.changes', { time: localTimeText(opened.at) })}</h2>
            <Notice kind="bad">{refusal && t(refusal)}</Notice>
            {opened.differences.length > 0 ? (
              <>
                <DifferenceTable
                  view={view}
                  differences={opened.differences}
                  before={t('edit.history.then')}
                  after={t('edit.history.now')}
                  references={history.references}
                />
                <form method="post" action={history.address}>
                  <input type="hidden" name="revision" value={opened.id} />
                  <button type="submit" className="button">
                    {t('edit.restore')}
                  </button>
                </form>
              </>
            ) : (
              <p className="muted">{t('edit.history.same')}</p>
            )}
          </section>
        ) : null}
        <section className="panel">
          <h2>{t('edit.history.versions')}</h2>
          {revisions.length === 0 ? <p className="muted">{t('edit.history.none')}</p> : null}
          <ol className="rows spread">
            {revisions.map((revision) => (
              <li key={revision.id}>
                <a
                  className="link"
                  href={withQuery(history.address, `id=${revision.id}`)}
                  aria-current={opened?.id === revision.id ? 'true' : undefined}
                >
                  <LocalTime iso={new Date(revision.at).toISOString()} />
                </a>
                <span>{revision.by ?? t('edit.history.first')}</span>
                {revision.state === 'live' ? (
                  <span className="status">{t('edit.history.live')}</span>
                ) : null}
                {revision.state === 'draft' ? (
                  <span className="status draft">{t('staff.status.Draft')}</span>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
