import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { pick, withColon } from '../../../platform/format/lang'
import { DRAG_ATTRIBUTES } from '../../../staff/client/drag-parts'
import { EditNotices, type EditResult } from '../../../staff/editing/editor-page'
import { MoveButtons } from '../../../staff/editing/inputs/move-buttons'
import { ShareLink } from '../../../staff/editing/share-link'
import { Notice } from '../../../staff/parts/notice'
import { StatusMark } from '../../../staff/parts/status-mark'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { PageObstacle } from '../edit-pages'
import type { StackRefusal } from './change-stack'
import { KindChoice } from './kind-choice'
import type { Stack, StackItem } from './stack'

interface StackPageProps {
  view: View
  stack: Stack
  refusal?: StackRefusal | undefined
  /** The reason why the page was not deleted. */
  obstacle: PageObstacle | null
  done: EditResult | null
  /** Content after the list. */
  children: ReactNode
}

/** The modules of a page as a list, each with buttons that change it in the draft. */
export function StackPage({ view, stack, refusal, obstacle, done, children }: StackPageProps) {
  const { t } = view
  const address = `${STAFF.pages}/${stack.id}`
  return (
    <>
      <BackLink href={STAFF.pages}>{t('staff.pages')}</BackLink>
      <p className="page-intro">
        {stack.address} <StatusMark view={view} status={stack.status} />{' '}
        <a className="link" href={`${address}/history`}>
          {t('edit.history')}
        </a>
      </p>
      <div className="stack">
        <EditNotices
          form={{ view, issues: [] }}
          done={done}
          isDraft={stack.isDraft}
          preview={stack.address}
        />
        {refusal ? <RefusalNotice view={view} refusal={refusal} stack={stack} /> : null}
        {obstacle ? <ObstacleNotice view={view} obstacle={obstacle} /> : null}
        <section className="panel">
          <div className="panel-head">
            <h2>{t('page.modules')}</h2>
            <form className="acts" method="post" action={STAFF.preview}>
              <input type="hidden" name="returnTo" value={stack.address} />
              <button type="submit" className="button quiet" name="state" value="on">
                <Icon name="eye" />
                {t('page.look')}
              </button>
              <a className="button quiet" href={`${address}/page`}>
                <Icon name="sliders" />
                {t('page.itself')}
              </a>
            </form>
          </div>
          {stack.items.length === 0 ? <p className="muted">{t('page.modules.none')}</p> : null}
          <ol className="module-stack" {...{ [DRAG_ATTRIBUTES.list]: t('edit.moved') }}>
            {stack.items.map((item, index) => (
              <li
                key={item.id}
                id={`module-${item.id}`}
                {...{ [DRAG_ATTRIBUTES.item]: '{place}', [DRAG_ATTRIBUTES.name]: moduleName(item) }}
              >
                <Module
                  view={view}
                  stack={stack}
                  item={item}
                  isFirst={index === 0}
                  isLast={index === stack.items.length - 1}
                />
              </li>
            ))}
          </ol>
          <KindChoice view={view} address={address} isOpen={stack.items.length === 0} />
        </section>
        <PublishForm view={view} stack={stack} />
        {stack.shared ? <ShareLink view={view} address={stack.shared} /> : null}
        {children}
      </div>
    </>
  )
}

interface RefusedProps {
  view: View
  refusal: StackRefusal
  stack: Stack
}

function RefusalNotice({ view: { t }, refusal, stack }: RefusedProps) {
  const names = stack.items
    .filter(({ id }) => refusal.status === 'incomplete' && refusal.modules.includes(id))
    .map(({ kind }) => kind)
  return (
    <Notice kind="bad">
      {refusal.status === 'incomplete'
        ? t('page.incomplete', { names: names.join(', ') })
        : t(refusal.status === 'conflict' ? 'page.conflict' : 'page.locked')}
    </Notice>
  )
}

function ObstacleNotice({ view, obstacle }: { view: View; obstacle: PageObstacle }) {
  const { t, lang } = view
  const { reason, below } = obstacle
  const screens = { page: STAFF.pages, article: STAFF.articles }
  return (
    <Notice kind="bad">
      <p>{t(`page.obstacle.${reason}`)}</p>
      <ul className="uses">
        {below.map(({ subjectType, id, title }) => (
          <li key={`${subjectType} ${id}`}>
            <a href={`${screens[subjectType]}/${id}`}>{pick(title, lang) || String(id)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface ModuleProps {
  view: View
  stack: Stack
  item: StackItem
  isFirst: boolean
  isLast: boolean
}

function Module({ view, stack, item, isFirst, isLast }: ModuleProps) {
  const { t } = view
  const { id, kind, title, status } = item
  const name = moduleName(item)
  const address = `${STAFF.pages}/${stack.id}/modules/${id}`
  return (
    <form className="module-line" method="post" action={`${address}/position`}>
      <p>
        <a href={address}>{kind}</a>
        <StatusMark view={view} status={status} />
        {item.isIncomplete ? <span className="status draft">{t('page.unfilled')}</span> : null}
        {title ? <small>{title}</small> : null}
      </p>
      <MoveButtons view={view} name={name} address={address} isFirst={isFirst} isLast={isLast} />
      <details>
        <summary>
          {t('page.more')}
          <span className="sr-only">
            {withColon(view.lang, '')} {name}
          </span>
        </summary>
        <div className="acts">
          {([status === 'Published' ? 'hide' : 'show', 'duplicate', 'remove'] as const).map(
            (action) => (
              <button
                key={action}
                type="submit"
                className="button quiet"
                formAction={`${address}/${action}`}
              >
                {t(`page.act.${action}`)}
                <span className="sr-only">
                  {withColon(view.lang, '')} {name}
                </span>
              </button>
            ),
          )}
          <label className="field">
            {t('page.act.to')}
            <select name="to">
              {stack.otherPages.map((target) => (
                <option key={target.id} value={target.id}>
                  {target.name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button quiet" formAction={`${address}/move`}>
            {t('page.act.move')}
            <span className="sr-only">
              {withColon(view.lang, '')} {name}
            </span>
          </button>
        </div>
      </details>
    </form>
  )
}

function moduleName({ kind, title }: StackItem): string {
  return title ? `${kind}, ${title}` : kind
}

function PublishForm({ view: { t }, stack }: { view: View; stack: Stack }) {
  if (!stack.isDraft && !stack.canDelete) return null
  const address = `${STAFF.pages}/${stack.id}`
  return (
    <form className="panel" method="post" action={`${address}/publication`}>
      <input type="hidden" name="base" value={stack.base} />
      <p className="acts edit-acts">
        {stack.isDraft ? (
          <>
            <button type="submit" className="button">
              {t('edit.publish')}
            </button>
            <button type="submit" className="button quiet" formAction={`${address}/discard`}>
              {t('edit.discard')}
            </button>
          </>
        ) : null}
        {stack.canDelete ? (
          <button type="submit" className="button quiet" formAction={`${address}/removal`}>
            {t('page.delete')}
          </button>
        ) : null}
      </p>
    </form>
  )
}
