import type { View } from '../../../components/ui/view'
import type { ArticleLine } from '../../../data/content/articles'
import type { Content } from '../../../data/content/content'
import type { ContentStatus, SitePage } from '../../../domain/content/page'
import { pick } from '../../../domain/format/lang'
import { plural } from '../../../i18n'
import { pagePath } from '../../../urls'
import { NoAgencyPanel } from '../no-agency-panel'
import { PreviewPanel } from './preview-panel'

interface ContentPageProps {
  view: View
  /** All of it, drafts too; null while no agency is loaded. */
  content: Content | null
  articles: ArticleLine[]
  previewing: boolean
}

/** The site's content with its status. */
export function ContentPage({ view, content, articles, previewing }: ContentPageProps) {
  const { t } = view
  if (!content) return <NoAgencyPanel view={view} />
  return (
    <div className="staff-cols">
      <div className="stack">
        <section className="panel">
          <h2>{t('staff.content.pages')}</h2>
          <p className="small muted">{t('staff.content.text')}</p>
          <PageTree view={view} content={content} parentId={null} />
        </section>
        <section className="panel">
          <h2>{t('staff.content.articles')}</h2>
          <ul className="content-tree">
            {articles.map(({ id, title, status }) => (
              <li key={id}>
                <p>
                  {pick(title, view.lang)}
                  <Status view={view} status={status} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <PreviewPanel view={view} previewing={previewing} />
    </div>
  )
}

interface TreeProps {
  view: View
  content: Content
  parentId: number | null
}

function PageTree({ view, content, parentId }: TreeProps) {
  const pages = content.site.pages.filter((page) => page.parentId === parentId)
  if (pages.length === 0) return null
  return (
    <ul className="content-tree">
      {pages.map((page) => (
        <li key={page.id}>
          <PageLine view={view} content={content} page={page} />
          <PageTree view={view} content={content} parentId={page.id} />
        </li>
      ))}
    </ul>
  )
}

function PageLine({ view, content, page }: Omit<TreeProps, 'parentId'> & { page: SitePage }) {
  const { t, lang } = view
  const modules = content.modules[page.id] ?? []
  const unpublished = modules.filter(({ status }) => status !== 'Published').length
  return (
    <p>
      <a href={pagePath(content.site, lang, page)}>{pick(page.params.title, lang)}</a>
      <Status view={view} status={page.status} />
      <small className="muted">
        {plural(t, lang, 'staff.content.modules', modules.length)}
        {unpublished > 0 ? `, ${t('staff.content.unpublished', { count: unpublished })}` : null}
      </small>
    </p>
  )
}

/** Renders nothing for published content. */
function Status({ view, status }: { view: View; status: ContentStatus }) {
  if (status === 'Published') return null
  return (
    <span className={`status ${status.toLowerCase()}`}>{view.t(`staff.status.${status}`)}</span>
  )
}
