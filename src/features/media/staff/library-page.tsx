import type { View } from '../../../components/ui/view'
import { formatBytes } from '../../../platform/format/bytes-text'
import type { Lang } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { isPicture, LIBRARY_FILTERS, lacksAltText, titleOf } from '../../../site/media/library-file'
import { FilterChoice, FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { Notice } from '../../../staff/parts/notice'
import { Pager } from '../../../staff/parts/pager'
import { Thumbnail } from '../../../staff/parts/thumbnail'
import { STAFF, withQuery } from '../../../urls'
import { FILES_PER_PAGE, type FileFilter, matchesFilter, type UsedFile } from './filter-files'
import { type Outcome, Outcomes } from './outcomes'
import { UploadForm } from './upload-form'

interface LibraryPageProps {
  view: View
  /** The agency's first language, in which pictures are described. */
  main: Lang
  filter: FileFilter
  files: UsedFile[]
  matches: UsedFile[]
  pageFiles: UsedFile[]
  page: number
  outcomes: Outcome[]
  notice: string | null
}

/** Returns the number and size of the agency's uploads, and what they are for. */
export function libraryIntro({ t, lang }: View, files: readonly UsedFile[]): string {
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0)
  const count = plural(t, lang, 'media.count', files.length)
  return `${count}${size > 0 ? `, ${formatBytes(size, lang)}` : ''}. ${t('media.text')}`
}

/** The list of the agency's uploads, newest first. */
export function LibraryPage(props: LibraryPageProps) {
  const { view, filter, files, matches, pageFiles, page, outcomes, notice } = props
  const { t } = view
  const { q, shelf } = filter
  const query = new URLSearchParams({ ...(q && { q }), ...(shelf !== 'all' && { shelf }) })
  return (
    <div className="stack">
      <Notice kind="good">{notice}</Notice>
      <Outcomes view={view} outcomes={outcomes} />
      <SearchForm {...props} />
      <div className="staff-cols upload-first">
        <section className="panel">
          {pageFiles.length > 0 ? (
            <ul className="library">
              {pageFiles.map((file) => (
                <Tile
                  key={file.id}
                  view={view}
                  file={file}
                  lacks={lacksAltText(file, props.main)}
                />
              ))}
            </ul>
          ) : (
            <p className="muted">{t(files.length > 0 ? 'media.none' : 'media.empty')}</p>
          )}
          <Pager
            view={view}
            path={withQuery(STAFF.media, query.toString())}
            page={page}
            lastPage={Math.ceil(matches.length / FILES_PER_PAGE)}
          />
        </section>
        <section className="panel">
          <h2>{t('media.upload')}</h2>
          <UploadForm view={view} />
        </section>
      </div>
    </div>
  )
}

function SearchForm({ view, main, filter, files }: LibraryPageProps) {
  const { t } = view
  return (
    <FilterForm
      action={STAFF.media}
      submit={t('media.find')}
      text={<FilterSearch label={t('media.search')} value={filter.q} />}
    >
      <FilterChoice
        name="shelf"
        label={t('media.shelf')}
        value={filter.shelf}
        choices={LIBRARY_FILTERS.map((shelf) => {
          const count = files.filter((file) => matchesFilter(shelf, file, main)).length
          return [shelf, `${t(`media.shelf.${shelf}`)} (${count})`] as const
        })}
      />
    </FilterForm>
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
