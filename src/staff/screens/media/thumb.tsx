import { ResponsivePicture } from '../../../components/media/picture'
import { Icon } from '../../../components/ui/icon'
import { isPicture } from '../../../features/media/library-file'
import type { LibraryFile } from '../../../features/media/queries'

/** A file as it looks: a picture in small, or a sheet for what shows nothing by itself. */
export function Thumb({ file, sizes }: { file: Pick<LibraryFile, 'url' | 'type'>; sizes: string }) {
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
