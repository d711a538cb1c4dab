import { Drop } from '../../components/ui/pin-shape'
import type { Mark } from './mark'

/** The agency's picture of a mark, or the default pin. */
export function PinPicture({ mark: { image } }: { mark: Mark }) {
  return image ? <img src={image} alt="" width={30} height={42} /> : <Drop />
}
