import type { Hono } from 'hono'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { withColon } from '../../../platform/format/lang'
import { DRAG_ATTRIBUTES } from '../../client/drag-parts'
import { announceChange } from '../editor'

const WAYS = ['up', 'down'] as const
type Direction = (typeof WAYS)[number]

/**
 * Handles the move buttons of a list: an item is swapped with its neighbour, and the list is shown again at `backTo`.
 */
export function serveMoves(
  area: Hono<AppEnv>,
  path: string,
  move: (db: Db, id: number, way: Direction) => Promise<boolean>,
  backTo: (id: number) => string,
): void {
  for (const way of WAYS) {
    area.post(`${path}/:id{[0-9]+}/${way}`, async (c) => {
      const id = Number(c.req.param('id'))
      if (await move(c.get('db'), id, way)) await announceChange(c)
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
      {WAYS.map((way) => (
        <button
          key={way}
          type="submit"
          className="round"
          formAction={`${address}/${way}`}
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
