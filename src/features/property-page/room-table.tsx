import { roomWords } from '../../components/listing/room-words'
import type { View } from '../../components/ui/view'
import type { Division } from '../../listing/property'
import { normalise } from '../../platform/format/text'

/** The rooms of a property by floor, then in the agency's order. Columns without values are left out. */
export function RoomTable({ view, rooms }: { view: View; rooms: readonly Division[] }) {
  const { t } = view
  const rows = rooms
    .toSorted((a, b) => floorOf(a) - floorOf(b) || orderOf(a) - orderOf(b))
    .map((room, key) => ({ key, ...roomWords(view, room) }))
  const hasFloors = rows.some(({ floor }) => floor)
  const hasSurfaces = rows.some(({ surface }) => surface)
  const hasComments = rows.some(({ comments }) => comments)
  if (rows.length === 0) return null
  return (
    <div className="table-box">
      <table className="table rooms">
        <thead>
          <tr>
            {hasFloors && <th scope="col">{t('prop.floor')}</th>}
            <th scope="col">{t('detail.room')}</th>
            {hasSurfaces && (
              <th scope="col" className="table-end">
                {t('detail.surface')}
              </th>
            )}
            {hasComments && <th scope="col">{t('detail.comments')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, floor, room, surface, comments }) => (
            <tr key={key}>
              {hasFloors && <td>{floor}</td>}
              <th scope="row">{room}</th>
              {hasSurfaces && <td className="table-end">{surface}</td>}
              {hasComments && <td>{comments}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The normalised names of floors, for rooms without the number of their floor. */
const NAMED_FLOORS: readonly [RegExp, number][] = [
  [/kelder|\bcaves?\b|sous sol|cellar|basement|keller|souterrain/, -1],
  [/gelijkvloers|\brez\b|ground|erdgeschoss|parterre/, 0],
  [/zolder|grenier|combles|attic|dach/, 99],
]

/** Returns the floor's number, or the number for its name. Rooms without a known floor come last. */
function floorOf({ floor, floorName }: Division): number {
  if (floor !== null) return floor
  const name = Object.values(floorName ?? {}).join(' ')
  const named = NAMED_FLOORS.find(([words]) => words.test(normalise(name)))
  const [digits] = /-?\d{1,2}/.exec(name) ?? []
  return named?.[1] ?? (digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits))
}

function orderOf({ orderNr }: Division): number {
  return orderNr ?? Number.MAX_SAFE_INTEGER
}
