import type { View } from '../../components/ui/view'
import { pick, type Translated, withColon } from '../../platform/format/lang'
import type { ContentStatus } from '../../site/page'
import { MoveButtons } from '../editing/inputs/move-buttons'
import { Notice } from '../parts/notice'
import { PublishSelection, SelectAll, SelectionNotice, SelectRow } from '../parts/selection'
import { StatusMark } from '../parts/status-mark'
import type { SelectionResult } from '../serve-selection'
import { BackLink } from '../staff-shell'
import type { Collection, Obstacle } from './collection'

export interface ListedDocument {
  id: number
  title: Translated
  /** The status of the live document, if it has one. */
  status: ContentStatus | null
  hasDraft: boolean
  note: string | undefined
  /** The id of the group, or null for none. */
  group: unknown
}

interface CollectionListProps {
  view: View
  collection: Collection
  documents: ListedDocument[]
  groups: { id: number; title: Translated }[]
  done: 'create' | 'delete' | null
  /** The reason why a document was not deleted. */
  obstacle: Obstacle | null
  /** The result of an action on the selected documents. */
  selection: SelectionResult | null
}

/** The documents of a collection, by group or as a tree. */
export function CollectionList(props: CollectionListProps) {
  const { view, collection, documents, done, obstacle, selection } = props
  const { t } = view
  const { parent, path, texts, isTree, hasStatus } = collection
  const isSelectable = hasStatus && documents.length > 0
  const text = done === 'create' ? texts.created : texts.deleted
  return (
    <>
      {parent ? <BackLink href={parent.href}>{t(parent.label)}</BackLink> : null}
      <section className="panel">
        <Notice kind="good">{done && text ? t(text) : null}</Notice>
        <Notice kind="bad">
          {obstacle ? <ObstacleText view={view} obstacle={obstacle} /> : null}
        </Notice>
        <SelectionNotice view={view} result={selection} />
        {isSelectable ? <SelectAll view={view} /> : null}
        <form className={isTree ? 'content-tree' : 'stack'} method="post">
          {isTree ? <Branch {...props} group={null} /> : <Groups {...props} />}
        </form>
      </section>
      {isSelectable ? <PublishSelection view={view} path={path} /> : null}
    </>
  )
}

function ObstacleText({ view, obstacle }: { view: View; obstacle: Obstacle }) {
  const { t, lang } = view
  const { uses } = obstacle
  const title = pick(obstacle.title, lang)
  return (
    <>
      {t(uses.length > 0 ? 'collection.used' : 'collection.online', { title })}
      {uses.map(({ href, title: name }, index) => (
        <span key={href}>
          {index === 0 ? ' ' : ', '}
          <a href={href}>{pick(name, lang) || href}</a>
        </span>
      ))}
    </>
  )
}

/** The documents by group, and then those without one. */
function Groups({ groups, ...props }: CollectionListProps) {
  const { view, collection, documents } = props
  const { ungrouped } = collection.texts
  const isKnown = ({ group }: ListedDocument) => groups.some(({ id }) => id === group)
  const sections = [
    ...groups.map(({ id, title }) => ({
      id,
      title: pick(title, view.lang),
      members: documents.filter(({ group }) => group === id),
    })),
    {
      id: null,
      title: ungrouped && view.t(ungrouped),
      members: documents.filter((one) => !isKnown(one)),
    },
  ].filter(({ members }) => members.length > 0)
  return sections.map(({ id, title, members }) => (
    <section key={id}>
      {title ? <h2>{title}</h2> : null}
      <ul>
        {members.map((one, index) => (
          <li key={one.id} id={anchorOf(collection, one.id)} className="content-line">
            <Line {...props} one={one} index={index} count={members.length} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The documents below a parent, each with those below it. Those with an unknown parent are at the top. */
function Branch({ group, ...props }: CollectionListProps & { group: number | null }) {
  const { collection, documents } = props
  const members = documents.filter(
    (one) =>
      one.group === group || (group === null && !documents.some(({ id }) => id === one.group)),
  )
  if (members.length === 0) return null
  return (
    <ul>
      {members.map((one, index) => (
        <li key={one.id} id={anchorOf(collection, one.id)}>
          <div className="content-line">
            <Line {...props} one={one} index={index} count={members.length} />
          </div>
          <Branch {...props} group={one.id} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  view: View
  collection: Collection
  one: ListedDocument
  index: number
  count: number
}

function Line({ view, collection, one, index, count }: LineProps) {
  const { t, lang } = view
  const name = pick(one.title, lang) || String(one.id)
  const address = `${collection.path}/${one.id}`
  return (
    <>
      {collection.hasStatus ? <SelectRow view={view} id={one.id} name={name} /> : null}
      <p>
        <a href={address}>{name}</a>
        {one.note ? <small>{one.note}</small> : null}
        {one.status ? <StatusMark view={view} status={one.status} /> : null}
        {one.hasDraft ? <span className="status draft">{t('page.changed')}</span> : null}
        {one.status === 'Draft' ? (
          <button type="submit" className="link" formAction={`${address}/removal`}>
            {t('page.act.remove')}
            <span className="sr-only">
              {withColon(lang, '')} {name}
            </span>
          </button>
        ) : null}
      </p>
      <MoveButtons
        view={view}
        name={name}
        address={address}
        isFirst={index === 0}
        isLast={index === count - 1}
      />
    </>
  )
}

/** Returns the id of a document's element, such as `a-26` for an article. */
export function anchorOf({ kind }: Pick<Collection, 'kind'>, id: number): string {
  return `${kind.charAt(0)}-${id}`
}
