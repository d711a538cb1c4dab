import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import {
  isPicture,
  LIBRARY_FILTERS,
  lacksAltText,
  titleOf,
} from '../../../features/media/library-file'
import { formatBytes } from '../../../platform/format/bytes-text'
import type { Lang } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { Pager } from '../../parts/pager'
import { FILES_PER_PAGE, type FileFilter, matchesFilter, type UsedFile } from './filter-files'
import { type Outcome, Outcomes } from './outcomes'
import { Thumbnail } from './thumb'
import { UploadForm } from './upload-form'

interface LibraryPageProps {
  view: View
  /** The agency's first language, in which pictures are described. */
  main: Lang
  asked: FileFilter
  all: UsedFile[]
  found: UsedFile[]
  /** The files of this page. */
  shown: UsedFile[]
  page: number
  outcomes: Outcome[]
  notice: string | null
}

/** The list of the agency's uploads, newest first. */
export function LibraryPage(props: LibraryPageProps) {
  const { view, asked, all, found, shown, page, outcomes, notice } = props
  const { t, lang } = view
  const size = all.reduce((sum, file) => sum + (file.size ?? 0), 0)
  const { q, shelf } = asked
  const query = new URLSearchParams({ ...(q && { q }), ...(shelf !== 'all' && { shelf }) })
  return (
    <div className="stack">
      {notice ? (
        <p className="notice good" role="status">
          <Icon name="check" />
          {notice}
        </p>
      ) : null}
      <Outcomes view={view} outcomes={outcomes} />
      <section className="panel stack">
        <p className="muted">
          {plural(t, lang, 'media.count', all.length)}
          {size > 0 ? `, ${formatBytes(size, lang)}` : ''}. {t('media.text')}
        </p>
        <UploadForm view={view} />
      </section>
      <section className="panel stack">
        <SearchForm {...props} />
        {shown.length > 0 ? (
          <ul className="library">
            {shown.map((file) => (
              <Tile key={file.id} view={view} file={file} lacks={lacksAltText(file, props.main)} />
            ))}
          </ul>
        ) : (
          <p className="muted">{t(all.length > 0 ? 'media.none' : 'media.empty')}</p>
        )}
        <Pager
          view={view}
          path={withQuery(STAFF.media, query.toString())}
          page={page}
          last={Math.ceil(found.length / FILES_PER_PAGE)}
        />
      </section>
    </div>
  )
}

function SearchForm({ view, main, asked, all }: LibraryPageProps) {
  const { t } = view
  return (
    <search>
      <form className="staff-filters" method="get" action={STAFF.media}>
        <p className="field grow">
          <label htmlFor="q">{t('media.search')}</label>
          <input id="q" type="search" name="q" defaultValue={asked.q} autoComplete="off" />
        </p>
        <p className="field">
          <label htmlFor="shelf">{t('media.shelf')}</label>
          <select id="shelf" name="shelf" defaultValue={asked.shelf}>
            {LIBRARY_FILTERS.map((shelf) => (
              <option key={shelf} value={shelf}>
                {t(`media.shelf.${shelf}`)} (
                {all.filter((file) => matchesFilter(shelf, file, main)).length})
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button quiet">
          <Icon name="search" />
          {t('media.find')}
        </button>
      </form>
    </search>
  )
}

function Tile({ view, file, lacks }: { view: View; file: UsedFile; lacks: boolean }) {
  const { t, lang } = view
  return (
    <li>
      <a href={`${STAFF.media}/${file.id}`}>
        <Thumbnail file={file} sizes="(min-width: 48rem) 12rem, 45vw" />
        <strong>{titleOf(file, lang)}</strong>
      </a>
      {lacks ? (
        <span className="status draft">{t('media.lacks')}</span>
      ) : (
        <small className="muted">
          {isPicture(file) ? '' : `${file.type === 'application/pdf' ? 'PDF' : 'MP4'}, `}
          {file.uses.length > 0
            ? plural(t, lang, 'media.used', file.uses.length)
            : t('media.unused')}
        </small>
      )}
    </li>
  )
}
