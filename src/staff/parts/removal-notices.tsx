import type { Context } from 'hono'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { withColon } from '../../platform/format/lang'
import { plural } from '../../platform/i18n'
import { findFile } from '../../site/media/queries'
import {
  type FileRemovals,
  hasRemovals,
  type Removals,
  readRemovals,
  shortened,
  writeRemovals,
} from '../../site/media/removals'
import { Notice } from './notice'

const PARAMETER = 'removed'
const MAX_FILES = 20

/** Returns the query parameter with which the next page shows the notices of uploads, or '' if there are none. */
export function removalsQuery(removals: readonly FileRemovals[]): string {
  const listed = removals.filter(hasRemovals).slice(0, MAX_FILES)
  return new URLSearchParams(listed.map((file) => [PARAMETER, writeRemovals(file)])).toString()
}

/**
 * Renders the notices of files that were uploaded with this request or the previous one. Returns null if there are
 * none.
 */
export async function removalNotices(
  c: Context<AppEnv>,
  view: View,
  uploaded: readonly FileRemovals[] = [],
) {
  const previous = (c.req.queries(PARAMETER) ?? []).slice(0, MAX_FILES).map(readRemovals)
  const removals = [...previous.filter((file) => file !== null), ...uploaded].filter(hasRemovals)
  if (removals.length === 0) return null
  const files = await Promise.all(removals.map(({ id }) => findFile(c.get('db'), id)))
  return removals.map((file, index) => {
    const name = files[index]?.name
    if (name === undefined) return null
    return (
      <Notice kind="warn" key={file.id}>
        {noticeText(view, name, file)}
      </Notice>
    )
  })
}

function noticeText(view: View, name: string, removals: Removals): string {
  const { unchanged } = removals
  if (unchanged) return `${withColon(view.lang, name)} ${view.t(`media.unchanged.${unchanged}`)}`
  return view.t('media.removed', { name, parts: partsText(view, removals) })
}

/**
 * Returns a sentence about the parts removed from a drawing, or the reason why a PDF is unchanged. Returns '' if there
 * is nothing to report.
 */
export function removalsText(view: View, removals: Removals): string {
  if (!hasRemovals(removals)) return ''
  if (removals.unchanged) return view.t(`media.unchanged.${removals.unchanged}`)
  return view.t('media.removed.parts', { parts: partsText(view, removals) })
}

function partsText({ t, lang }: View, removals: Removals): string {
  const { parts, hidden } = shortened(removals)
  const labels = parts.map(({ name, count }) => `${name} (${count})`)
  if (hidden > 0) labels.unshift(plural(t, lang, 'media.removed.hidden', hidden))
  return labels.join(', ')
}
