import type { EpcRange } from '../../listing/epc/epc'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'
import { EpcTag } from './epc-tag'

interface EpcRangeProps {
  view: Words<CardText>
  range: EpcRange
  /** As of `EpcTag`. */
  isEarly?: boolean
}

/** The energy labels of several homes in one advert: the worst class and then the best, without certificate numbers. */
export function EpcRangeTags({ view, range, isEarly = false }: EpcRangeProps) {
  const { worst, best } = range
  if (worst.key === best.key) return <EpcTag view={view} epc={best} isEarly={isEarly} />
  return (
    <>
      <EpcTag view={view} epc={worst} isEarly={isEarly} />
      <span className="sr-only"> {view.t('project.to')} </span>{' '}
      <EpcTag view={view} epc={best} isEarly={isEarly} />
    </>
  )
}
