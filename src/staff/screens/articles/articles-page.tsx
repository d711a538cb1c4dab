import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { ArticleObstacle } from '../../../features/articles/edit-articles'
import type { ArticleLine } from '../../../features/articles/queries'
import { pick, type Translated, withColon } from '../../../platform/format/lang'
import { STAFF } from '../../../urls'
import type { EditForm } from '../../editing/edit-form'
import { MoveButtons } from '../../editing/inputs/move-buttons'
import { NewForm } from '../../editing/new-form'
import { StatusMark } from '../pages/status-mark'
import { newArticleFields } from './article-fields'

interface ArticlesPageProps {
  view: View
  articles: ArticleLine[]
  categories: { id: number; title: Translated }[]
  /** The drafts, by article id. */
  drafts: Map<string, unknown>
  /** The reason why an article was not deleted. */
  obstacle: ArticleObstacle | null
  isDeleted: boolean
}

/** The list of articles, grouped by category. */
export function ArticlesPage({ isDeleted, obstacle, categories, ...props }: ArticlesPageProps) {
  const { view, articles } = props
  const { t, lang } = view
  const groups = [
    ...categories.map(({ id, title }) => ({ id, title: pick(title, lang) })),
    { id: null, title: t('staff.article.none') },
  ]
  return (
    <section className="panel">
      {isDeleted ? (
        <p className="notice good" role="status">
          <Icon name="check" />
          {t('staff.article.deleted')}
        </p>
      ) : null}
      {obstacle ? <ObstacleNotice view={view} obstacle={obstacle} /> : null}
      <form className="stack" method="post">
        {groups.map(({ id, title }) => (
          <Group
            key={id}
            {...props}
            title={title}
            articles={articles.filter(({ categoryId }) => categoryId === id)}
          />
        ))}
      </form>
    </section>
  )
}

function ObstacleNotice({ view, obstacle }: { view: View; obstacle: ArticleObstacle }) {
  const { t, lang } = view
  const { page } = obstacle
  const title = pick(obstacle.title, lang)
  return (
    <p className="notice bad" role="alert">
      <Icon name="alert" />
      <span>
        {t(page ? 'staff.article.used' : 'staff.article.online', { title })}{' '}
        {page ? (
          <a href={`${STAFF.pages}/${page.id}`}>{pick(page.title, lang) || String(page.id)}</a>
        ) : null}
      </span>
    </p>
  )
}

function Group({
  view,
  title,
  articles,
  drafts,
}: Omit<ArticlesPageProps, 'isDeleted' | 'obstacle' | 'categories'> & { title: string }) {
  const { t, lang } = view
  if (articles.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {articles.map(({ id, title: titles, status }, index) => (
          <li key={id} id={`a-${id}`} className="content-line">
            <p>
              <a href={`${STAFF.articles}/${id}`}>{pick(titles, lang) || String(id)}</a>
              <StatusMark view={view} status={status} />
              {drafts.has(String(id)) ? (
                <span className="status draft">{t('page.changed')}</span>
              ) : null}
              {status === 'Draft' ? (
                <button
                  type="submit"
                  className="link"
                  formAction={`${STAFF.articles}/${id}/removal`}
                >
                  {t('page.act.remove')}
                  <span className="sr-only">
                    {withColon(view.lang, '')} {pick(titles, lang)}
                  </span>
                </button>
              ) : null}
            </p>
            <MoveButtons
              view={view}
              name={pick(titles, lang)}
              address={`${STAFF.articles}/${id}`}
              isFirst={index === 0}
              isLast={index === articles.length - 1}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The form of a new article. */
export function NewArticlePage({ form }: { form: EditForm }) {
  const { t } = form.view
  const up = { href: STAFF.articles, label: t('staff.articles') }
  return (
    <NewForm
      form={form}
      fields={newArticleFields}
      backLink={up}
      text={t('staff.article.new.text')}
      button={t('staff.article.new.make')}
    />
  )
}
