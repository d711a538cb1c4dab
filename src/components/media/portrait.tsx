import { PORTRAIT_WIDTHS, ResponsivePicture } from './picture'

const NO_PORTRAIT = '/images/placeholder-person.svg'

/** The face of a manager whose name stands beside it. */
export function Portrait({ photo, sizes }: { photo: string | null; sizes: string }) {
  return (
    <ResponsivePicture
      src={photo ?? NO_PORTRAIT}
      alt=""
      sizes={sizes}
      width={1000}
      height={1200}
      widths={PORTRAIT_WIDTHS}
    />
  )
}
