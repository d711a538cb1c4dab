import { DRAG } from '../../../../client/staff/drag-parts'
import { Icon } from '../../../../components/ui/icon'
import type { View } from '../../../../components/ui/view'
import { withColon } from '../../../../domain/format/lang'

interface MoveButtonsProps {
  view: View
  /** What is moved, for who hears the buttons. */
  name: string
  id: number
  isFirst: boolean
  isLast: boolean
}

/** The buttons that move one of several before or behind its neighbour: `up:12`. */
export function MoveButtons({ view: { t, lang }, name, id, isFirst, isLast }: MoveButtonsProps) {
  return (
    <span className="moves" {...{ [DRAG.buttons]: '' }}>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="submit"
          className="round"
          name="action"
          value={`${way}:${id}`}
          disabled={way === 'up' ? isFirst : isLast}
          title={t(`edit.${way}`)}
        >
          <Icon name={way} />
          <span className="sr-only">
            {withColon(lang, t(`edit.${way}`))} {name}
          </span>
        </button>
      ))}
    </span>
  )
}
