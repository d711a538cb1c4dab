import { PORTRAIT_WIDTHS, ResponsivePicture } from './picture'

export const NO_PORTRAIT = '/images/placeholder-person.svg'

/** The portrait of a person whose name is next to it, or a drawing if there is no photo. */
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
