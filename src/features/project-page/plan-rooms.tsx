import type { CSSProperties } from 'react'
import { hook } from '../../client/hooks'
import { roomWords } from '../../components/listing/room-words'
import type { View } from '../../components/ui/view'
import type { PublicHotspot, PublicPlan } from '../../listing/listing-types'
import type { Division } from '../../listing/property'
import { pictureBox } from '../../platform/format/picture-box'

interface PlanRoom extends Pick<PublicHotspot, 'x' | 'y'> {
  /** The ID of its division, which connects its area on the plan with its row in the list. */
  id: number
  width: number
  height: number
  name: string
  surface: string
  comments: string
}

/** Returns the rooms whose areas are on a plan, in reading order. */
export function roomsOn(view: View, plan: PublicPlan, divisions: readonly Division[]): PlanRoom[] {
  return plan.spots.flatMap(({ x, y, area }) => {
    const division = area && divisions.find(({ id }) => id === area.division)
    if (!division) return []
    const { room: name, surface, comments } = roomWords(view, division)
    const { division: id, width, height } = area
    return { id, x, y, width, height, name, surface, comments }
  })
}

/** The areas of the rooms over the picture: each has its name and surface where both fit, else its number. */
export function RoomAreas({ plan, rooms }: { plan: PublicPlan; rooms: readonly PlanRoom[] }) {
  const { width, height } = pictureBox(plan.picture)
  return (
    <ol>
      {rooms.map((room, index) => {
        const { id, name, surface } = room
        const box = { left: room.x, top: room.y, width: room.width, height: room.height }
        const style = Object.entries(box).map(([side, percent]) => [side, `${percent}%`])
        return (
          <li key={id} style={Object.fromEntries(style) as CSSProperties}>
            <a
              className="plan-room"
              id={`plan-room-${id}`}
              href={`#room-${id}`}
              data-from={leastWidth(room, width / height)}
              {...hook('room', String(id))}
            >
              <b>{index + 1}</b>{' '}
              <span>
                {`${name} `}
                <small>{surface}</small>
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** The list of the rooms on a plan, with their numbers. */
export function RoomList({ rooms }: { rooms: readonly PlanRoom[] }) {
  return (
    <ol className="room-list">
      {rooms.map(({ id, name, surface, comments }) => (
        <li key={id}>
          <a id={`room-${id}`} href={`#plan-room-${id}`} {...hook('room', String(id))}>
            <span>
              {`${name} `}
              {comments && <small>{comments}</small>}
            </span>{' '}
            <span>{surface}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The widths of a plan, in rem, from which the style sheet can show names. */
const PLAN_WIDTHS = [17, 21, 25, 29] as const
/** The widths of characters in rem, in a label of `--fs-xs`. */
const NARROW = { characters: 'fijltI,.\u2019- \u00a0²', width: 0.22 }
const WIDE = { characters: 'mwMW', width: 0.72 }
const USUAL_WIDTH = 0.46
const LINE = 0.93
/** The horizontal and the vertical padding of a label in rem. */
const PADDING_X = 0.32
const PADDING_Y = 0.2

/** Returns the least width of a plan at which the label of a room fits in its area, or undefined. */
function leastWidth({ name, surface, width, height }: PlanRoom, ratio: number) {
  const words = name.split(' ')
  const labels = [[name], words].map((lines) => ({
    across: Math.max(...[...lines, surface].map(widthOf)) + PADDING_X,
    down: LINE * (lines.length + 1) + PADDING_Y,
  }))
  return PLAN_WIDTHS.find((plan) =>
    labels.some(
      ({ across, down }) => across <= (plan * width) / 100 && down <= (plan * height) / 100 / ratio,
    ),
  )
}

/** Returns the estimated width of a text in rem. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    const found = [NARROW, WIDE].find(({ characters }) => characters.includes(character))
    return sum + (found?.width ?? USUAL_WIDTH)
  }, 0)
}
