import type { Mark } from './mark'
import { Drop } from './pin-shape'

/** The agency's picture of a mark, or the default pin. */
export function PinPicture({ mark: { image } }: { mark: Mark }) {
  return image ? <img src={image} alt="" width={30} height={42} /> : <Drop />
}
