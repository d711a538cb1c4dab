import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { MAX_FILE_BYTES, type Refusal } from '../../../site/media/library-file'
import { STAFF } from '../../../urls'

export type Outcome = { status: 'stored'; name: string; id: number; isNew: boolean } | RefusedFile

/** A refused upload. `part` is the part of a drawing that can run or load something. */
export interface RefusedFile {
  status: 'refused'
  name: string
  why: Refusal
  part?: string
}

/** The results of an upload with refused files, file by file. The accepted files are stored. */
export function Outcomes({ view, outcomes }: { view: View; outcomes: Outcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <section className="panel" role="alert">
      <h2>{view.t('media.outcomes')}</h2>
      <ul className="rows outcomes">
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index} className={outcome.status}>
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
        {name ? <strong>{name}</strong> : null} {refusalText(view, outcome)}
      </span>
    )
  return (
    <span>
      <a href={`${STAFF.media}/${outcome.id}`}>{name}</a>{' '}
      {t(outcome.isNew ? 'media.stored' : 'media.known')}
    </span>
  )
}

/** Returns the reason why a file was refused, without its name. */
export function refusalText(
  view: View,
  { why, part = '' }: Omit<RefusedFile, 'status' | 'name'>,
): string {
  return view.t(`media.refused.${why}`, { limit: MAX_FILE_BYTES / 1024 / 1024, part })
}
