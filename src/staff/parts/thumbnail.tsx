import { ResponsivePicture } from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import { isPicture } from '../../site/media/library-file'
import type { LibraryFile } from '../../site/media/queries'

/** The thumbnail of a file: a small picture, or an icon for other kinds. */
export function Thumbnail({
  file,
  sizes,
}: {
  file: Pick<LibraryFile, 'url' | 'type'>
  sizes: string
}) {
  return (
    <span className="thumb">
      {isPicture(file) ? (
        <ResponsivePicture src={file.url} alt="" sizes={sizes} />
      ) : (
        <Icon name={file.type === 'application/pdf' ? 'document' : 'play'} />
      )}
    </span>
  )
}
