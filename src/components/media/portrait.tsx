import { PORTRAIT_WIDTHS, ResponsivePicture } from './picture'

const NO_PORTRAIT = '/images/placeholder-person.svg'

/** The face of a person whose name is beside it; without a photo a drawn one. */
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
