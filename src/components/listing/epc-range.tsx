import type { EpcRange } from '../../listing/epc/epc'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'
import { EpcTag } from './epc-tag'

/** The energy labels of several homes in one advert: the worst class and then the best, without certificate numbers. */
export function EpcRangeTags({ view, range }: { view: Words<CardText>; range: EpcRange }) {
  const { worst, best } = range
  if (worst.key === best.key) return <EpcTag view={view} epc={best} />
  return (
    <>
      <EpcTag view={view} epc={worst} />
      <span className="sr-only"> {view.t('project.to')} </span> <EpcTag view={view} epc={best} />
    </>
  )
}
