import type { Hono } from 'hono'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { withColon } from '../../../platform/format/lang'
import { DRAG_ATTRIBUTES } from '../../client/drag-parts'
import { announceChange } from '../editor'

const DIRECTIONS = ['up', 'down'] as const
type Direction = (typeof DIRECTIONS)[number]

/**
 * Handles the move buttons of a list: an item is swapped with its neighbour, and the list is shown again at `backTo`.
 */
export function serveMoves(
  area: Hono<AppEnv>,
  path: string,
  move: (db: Db, id: number, direction: Direction) => Promise<boolean>,
  backTo: (id: number) => string,
): void {
  for (const direction of DIRECTIONS) {
    area.post(`${path}/:id{[0-9]+}/${direction}`, async (c) => {
      const id = Number(c.req.param('id'))
      if (await move(c.get('db'), id, direction)) await announceChange(c)
      return c.redirect(backTo(id), 303)
    })
  }
}

interface MoveButtonsProps {
  view: View
  /** The name of the item, for screen readers. */
  name: string
  /** The address of the item. */
  address: string
  isFirst: boolean
  isLast: boolean
}

/** The buttons that move an item one position up or down. */
export function MoveButtons({
  view: { t, lang },
  name,
  address,
  isFirst,
  isLast,
}: MoveButtonsProps) {
  return (
    <span className="moves" {...{ [DRAG_ATTRIBUTES.buttons]: '' }}>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="submit"
          className="round"
          formAction={`${address}/${direction}`}
          disabled={direction === 'up' ? isFirst : isLast}
          title={t(`edit.${direction}`)}
        >
          <Icon name={`chevron-${direction}`} />
          <span className="sr-only">
            {withColon(lang, t(`edit.${direction}`))} {name}
          </span>
        </button>
      ))}
    </span>
  )
}
