import { numberValue, textValue } from '../../listing/field-value'
import type { Division } from '../../listing/property'
import { pick } from '../../platform/format/lang'
import { formatSurface } from '../../platform/format/number'
import type { View } from '../ui/view'
import { floorName } from './floor-name'

/** Returns the agency's facts of a room. Each is '' if it is missing. */
export function roomWords({ t, lang }: View, room: Division) {
  const words = (value: Division['comments']) => {
    const translated = textValue(value)
    return translated?.kind === 'text' ? pick(translated.value, lang) : ''
  }
  const surface = numberValue('surface', room.surface)
  return {
    floor: words(room.floorName) || floorName(t, numberValue('floor', room.floor) && room.floor),
    room: words(room.roomType) || t('detail.room'),
    surface: surface ? formatSurface(room.surface ?? 0) : '',
    comments: words(room.comments),
  }
}
