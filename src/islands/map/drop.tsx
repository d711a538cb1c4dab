import { DROP_PATH } from '../../client/map/drop'

/** A pin that stands on its point, 30 by 42. */
export function Drop() {
  return (
    <svg viewBox="0 0 30 42" aria-hidden="true">
      <path d={DROP_PATH} />
      <circle cx="15" cy="15" r="5" />
    </svg>
  )
}
