import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import type { Content } from '../../../site/content'
import { pageTitle, type SitePage } from '../../../site/page'
import { MoveButtons } from '../../../staff/editing/inputs/move-buttons'
import { Notice } from '../../../staff/parts/notice'
import {
  PublishSelection,
  SelectAll,
  SelectionNotice,
  SelectRow,
} from '../../../staff/parts/selection'
import { StatusMark } from '../../../staff/parts/status-mark'
import type { SelectionResult } from '../../../staff/serve-selection'
import { pagePath, STAFF } from '../../../urls'
import { NoAgencyPanel } from '../../overview/overview.staff'
import { PreviewPanel } from './preview-panel'

interface PagesPageProps {
  view: View
  /** The content with all drafts, or null if no agency is loaded. */
  content: Content | null
  /** The drafts, by page id. */
  drafts: Map<string, unknown>
  previewing: boolean
  done: 'delete' | null
  /** The result of an action on the selected pages. */
  selection: SelectionResult | null
}

/** The site's pages as a tree, in the order of its menus. */
export function PagesPage(props: PagesPageProps) {
  const { view, content, drafts, previewing, done, selection } = props
  const { t } = view
  if (!content) return <NoAgencyPanel view={view} />
  return (
    <div className="staff-cols">
      <div>
        <section className="panel">
          <Notice kind="good">{done && t('page.deleted')}</Notice>
          <SelectionNotice view={view} result={selection} />
          <SelectAll view={view} />
          <form method="post">
            <PageTree view={view} content={content} drafts={drafts} parentId={null} />
          </form>
        </section>
        <PublishSelection view={view} path={STAFF.pages} />
      </div>
      <PreviewPanel view={view} previewing={previewing} hasDrafts />
    </div>
  )
}

interface TreeProps {
  view: View
  content: Content
  drafts: Map<string, unknown>
  parentId: number | null
}

function PageTree({ parentId, ...tree }: TreeProps) {
  const pages = tree.content.site.pages.filter((page) => page.parentId === parentId)
  if (pages.length === 0) return null
  return (
    <ul className="content-tree">
      {pages.map((page, index) => (
        <li key={page.id} id={`p-${page.id}`}>
          <PageLine
            {...tree}
            page={page}
            isFirst={index === 0}
            isLast={index === pages.length - 1}
          />
          <PageTree {...tree} parentId={page.id} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps extends Omit<TreeProps, 'parentId'> {
  page: SitePage
  isFirst: boolean
  isLast: boolean
}

function PageLine({ view, content, drafts, page, isFirst, isLast }: LineProps) {
  const { t, lang } = view
  const modules = content.modules[page.id] ?? []
  const title = pageTitle(page, lang)
  return (
    <div className="content-line">
      <SelectRow view={view} id={page.id} name={title} />
      <p>
        <a href={`${STAFF.pages}/${page.id}`}>{title}</a>
        <StatusMark view={view} status={page.status} />
        {drafts.has(String(page.id)) ? (
          <span className="status draft">{t('page.changed')}</span>
        ) : null}
        <small className="muted">
          {pagePath(content.site, lang, page)} ·{' '}
          {plural(t, lang, 'staff.content.modules', modules.length)}
        </small>
      </p>
      <MoveButtons
        view={view}
        name={title}
        address={`${STAFF.pages}/${page.id}`}
        isFirst={isFirst}
        isLast={isLast}
      />
    </div>
  )
}
