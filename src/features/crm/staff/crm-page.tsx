import { FactsTable } from '../../../components/listing/facts-table'
import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import type { View } from '../../../components/ui/view'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import type { crmChannel } from '../sources/crm-source'
import type { UnreadCounts } from '../sources/unread-fields'
import { crmHealth } from '../sync/crm-health'
import type { CrmRun, NamedListing } from '../sync/crm-runs'
import type { CrmState } from '../sync/crm-state'
import type { FailedPicture } from '../sync/failed-pictures'
import type { NamedPendingRemoval } from '../sync/removed-listings'
import { ActionForm } from './action-form'
import { FailedPictures } from './failed-pictures'
import { FilePanel } from './file-panel'
import { HeldRunPanel } from './held-panel'
import { RunIssues } from './run-issues'
import { RunsTable } from './runs-table'
import { UnreadFieldsPanel } from './unread-fields'

/** The results that the page confirms after an action: of a check of the connection, its outcome. */
export const CRM_RESULTS = [
  'changes',
  'all',
  'pause',
  'resume',
  'ok',
  'denied',
  'away',
  'go',
  'keep',
  'pictures',
  'file',
] as const

interface CrmPageProps {
  view: View
  isAdmin: boolean
  /** The CRM's name, or null if none is set up. */
  source: string | null
  /** The setting that is missing or invalid. */
  issue: string | null
  /** The source of listings: the `lists` that the CRM returns, its `webhooks`, or `files`. */
  channel: CrmChannel
  everySeconds: number
  state: CrmState | null
  runs: CrmRun[]
  /** The last runs with issues, which may be older than the runs shown. */
  runsWithIssues: CrmRun[]
  /** The properties of these issues, by id. */
  issueListings: ReadonlyMap<number, NamedListing>
  /** The fields of the CRM that the site does not use. */
  unreadFields: UnreadCounts
  waitingPictures: number
  /** The number of imported properties that wait for a decision. */
  waitingListings: number
  /** The first pictures that cannot be fetched. `total` is the number of all. */
  failedPictures: { pictures: FailedPicture[]; total: number }
  /** The number of leads that are not in the CRM, or null if leads are only sent by mail. */
  unsent: number | null
  held: { run: CrmRun; removals: NamedPendingRemoval[]; count: number } | null
  /** The last action. */
  done: (typeof CRM_RESULTS)[number] | null
  /** The reason why the uploaded file was refused. */
  fileIssue: string | null
  now: Date
}

type CrmChannel = ReturnType<typeof crmChannel>

/** The texts of the channels; the one of lists also has the interval. */
const CHANNEL_TEXTS = { webhooks: 'staff.crm.webhooks', files: 'staff.crm.files' } as const

/** The page of the sync with the CRM: the run that waits for a decision, the last runs and their issues. */
export function CrmPage(props: CrmPageProps) {
  const { view, isAdmin, source, issue, state, runs, held, done, channel } = props
  const { everySeconds, waitingListings } = props
  const { t } = view
  if (!source) return <p className="panel">{t('staff.crm.off')}</p>
  return (
    <div className="stack crm">
      <Notice kind={done === 'denied' || done === 'away' ? 'bad' : 'good'}>
        {done && t(`staff.crm.done.${done}`)}
      </Notice>
      <div className="panel-head">
        <p className="muted">
          {channel === 'lists'
            ? plural(t, view.lang, 'staff.crm.text', Math.ceil(everySeconds / 60))
            : t(CHANNEL_TEXTS[channel])}
        </p>
        {isAdmin && channel === 'lists' ? (
          <ActionForm view={view} actions={['changes', 'all']} />
        ) : null}
      </div>
      {issue ? (
        <Notice kind="bad">
          {t('staff.crm.wrong')} <span lang="en">{issue}</span>
        </Notice>
      ) : null}
      {waitingListings > 0 ? (
        <Notice kind="warn" icon="pause">
          <a href={`${STAFF.imports}#held`}>
            {plural(t, view.lang, 'staff.held.count', waitingListings)}
          </a>
        </Notice>
      ) : null}
      {held ? <HeldRunPanel view={view} isAdmin={isAdmin} {...held} /> : null}
      <Notice kind="bad" icon="pause">
        {state?.pausedFor && t(`staff.crm.paused.${state.pausedFor}`)}
      </Notice>
      <div className="staff-cols">
        <div className="stack">
          <RunsTable view={view} runs={runs} />
          <FailedPictures view={view} isAdmin={isAdmin} {...props.failedPictures} />
          <UnreadFieldsPanel view={view} fields={props.unreadFields} />
          <RunIssues view={view} runs={props.runsWithIssues} listings={props.issueListings} />
        </div>
        <div className="stack">
          {isAdmin && channel === 'files' ? (
            <FilePanel view={view} issue={props.fileIssue} />
          ) : null}
          <Connection {...props} source={source} />
        </div>
      </div>
    </div>
  )
}

function Connection(props: CrmPageProps & { source: string }) {
  const { view, isAdmin, channel, state, runs, held, source, issue } = props
  const { unsent, waitingPictures, now } = props
  const { t } = view
  const open = runs.find(({ endedAt }) => endedAt === null)
  const health = crmHealth(
    {
      isRequested: channel === 'lists',
      isHeld: held !== null,
      isPaused: issue !== null || Boolean(state?.pausedAt),
      startedAt: state?.startedAt ?? null,
      lastGoodAt: state?.lastGoodAt ?? null,
    },
    now,
  )
  const timeOf = (iso: string | null | undefined) =>
    iso ? <LocalTime iso={iso} /> : t('staff.crm.never')
  const next = open && open.attempts > 0 ? open.nextAt : open ? null : state?.nextAt
  const facts = [
    { term: t('staff.crm.source'), value: <span className="source">{source}</span> },
    { term: t('staff.crm.standing'), value: t(`staff.crm.health.${health}`) },
    ...(open ? [{ term: t('staff.crm.now'), value: progress(view, open) }] : []),
    ...(next ? [{ term: t('staff.crm.next'), value: timeOf(next) }] : []),
    { term: t('staff.crm.last'), value: timeOf(state?.lastGoodAt) },
    { term: t('staff.crm.full'), value: timeOf(state?.lastFullAt) },
    ...(waitingPictures > 0 ? [{ term: t('staff.crm.pictures'), value: waitingPictures }] : []),
    { term: t('staff.crm.leads'), value: unsentText(view, unsent) },
  ]
  return (
    <section className="panel">
      <h2>{t('staff.crm.connection')}</h2>
      <FactsTable facts={facts} />
      {isAdmin ? (
        <ActionForm
          view={view}
          actions={[
            ...(channel === 'files' ? [] : (['check'] as const)),
            state?.pausedAt ? 'resume' : 'pause',
          ]}
        />
      ) : null}
    </section>
  )
}

function unsentText({ t, lang }: View, unsent: number | null): string {
  if (unsent === null) return t('staff.crm.leads.off')
  return unsent === 0
    ? t('staff.crm.leads.none')
    : plural(t, lang, 'staff.crm.leads.unsent', unsent)
}

function progress({ t, lang }: View, { state, work, counts }: CrmRun): string {
  if (state === 'reading') {
    // The CRM has two lists in each language.
    const read = work.langs[Math.floor(work.pass / 2)] ?? work.langs[0] ?? DEFAULT_LANG
    const params = { lang: LANGUAGE_NAMES[read] }
    return plural(t, lang, 'staff.crm.reading', counts.pages, params)
  }
  if (state === 'importing') {
    const processed = counts.upserted + counts.unchanged + counts.refused
    return plural(t, lang, 'staff.crm.importing', counts.seen, { done: processed })
  }
  return t('staff.crm.finishing')
}
