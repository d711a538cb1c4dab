import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { CHECKBOX_VALUE } from '../../../platform/fields/field'
import { KIND_FACTS } from '../../../platform/files/file-kind'
import { MAX_FILE_BYTES } from '../../../site/media/library-file'
import { Hint } from '../../../staff/editing/inputs/hint'
import { STAFF } from '../../../urls'

/** The file types for the browser's file dialog. The server checks the bytes. */
export const ACCEPTED_TYPES = Object.values(KIND_FACTS)
  .flatMap(({ type, extension }) => [type, `.${extension}`])
  .join()

/** The upload of one or more files. */
export function UploadForm({ view: { t } }: { view: View }) {
  return (
    <form className="stack narrow" method="post" action={STAFF.media} encType="multipart/form-data">
      <p className="field">
        <label htmlFor="files">{t('media.files')}</label>
        <input
          id="files"
          type="file"
          name="files"
          multiple
          required
          accept={ACCEPTED_TYPES}
          aria-describedby="files-hint"
        />
        <Hint
          id="files-hint"
          help={t('media.files.help', { limit: MAX_FILE_BYTES / 1024 / 1024 })}
        />
      </p>
      <label className="check">
        <input type="checkbox" name="gated" value={CHECKBOX_VALUE} />
        {t('media.gated')}
      </label>
      <button type="submit" className="button">
        <Icon name="upload" />
        {t('media.upload')}
      </button>
    </form>
  )
}
