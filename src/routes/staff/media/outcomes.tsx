import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { MOST_FILE_BYTES, type Refusal } from '../../../domain/media/library'
import { STAFF } from '../../../urls'

/** What became of one file that was sent. */
export type Outcome =
  | { status: 'stored'; name: string; id: number; isNew: boolean }
  | { status: 'refused'; name: string; why: Refusal }

/** Each file of an upload of which some were refused: nothing that arrived is lost. */
export function Outcomes({ view, outcomes }: { view: View; outcomes: Outcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <section className="panel" role="alert">
      <h2>{view.t('media.outcomes')}</h2>
      <ul className="outcomes">
        {outcomes.map((outcome, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at} className={outcome.status}>
            <Icon name={outcome.status === 'stored' ? 'check' : 'alert'} />
            <OutcomeText view={view} outcome={outcome} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OutcomeText({ view, outcome }: { view: View; outcome: Outcome }) {
  const { t } = view
  const { name } = outcome
  if (outcome.status === 'refused')
    return (
      <span>
        {name ? <strong>{name}</strong> : null} {refusalText(view, outcome.why)}
      </span>
    )
  return (
    <span>
      <a href={`${STAFF.media}/${outcome.id}`}>{name}</a>{' '}
      {t(outcome.isNew ? 'media.stored' : 'media.known')}
    </span>
  )
}

/** Why a file was not taken, in words. */
export function refusalText({ t }: View, why: Refusal): string {
  return t(`media.refused.${why}`, { limit: MOST_FILE_BYTES / 1024 / 1024 })
}
