import { createMiddleware } from 'hono/factory'
import type { View } from '../../../../components/ui/view'
import type { AppEnv } from '../../../../env'
import { CHECKBOX_VALUE } from '../../../../platform/fields/field'
import { readTexts } from '../../../../platform/http/read-body'
import { MENUS, type Menus, menus } from '../../../../site/menus'
import { pageTitle, type SitePage } from '../../../../site/page'
import { publishDraft } from '../../../../staff/change-selected'
import type { Question } from '../../../../staff/editing/edit-form'
import { announceChange } from '../../../../staff/editing/editor'
import { Notice } from '../../../../staff/parts/notice'
import { STAFF } from '../../../../urls'
import { pageKind } from '../../../pages/pages.staff'

const PUBLISH = 'publish.'

/** Returns the pages in the menus that visitors do not see there: unpublished ones, and hidden ones in the main menu. */
export function unshownPages(document: unknown, pages: readonly SitePage[]): SitePage[] {
  const parsed = menus.safeParse(Object(document).menus)
  const all: Menus = parsed.success ? parsed.data : menus.parse({})
  const idsOf = (names: readonly (keyof Menus)[]) =>
    new Set(names.flatMap((name) => all[name]?.items.map(({ page }) => page) ?? []))
  const [listed, main] = [idsOf(MENUS), idsOf(['main'])]
  return pages.filter(
    ({ id, status }) =>
      (status === 'Draft' && listed.has(id)) || (status === 'Hidden' && main.has(id)),
  )
}

interface UnshownProps {
  view: View
  pages: readonly SitePage[]
}

/** The warning about pages that the published menus leave out, with links to them. */
export function UnshownPages({ view, pages }: UnshownProps) {
  if (pages.length === 0) return null
  return (
    <Notice kind="warn">
      {view.t('menus.unshown')}
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <a href={`${STAFF.pages}/${page.id}`}>{pageTitle(page, view.lang)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/**
 * Returns the question before menus with pages are published that visitors do not see there, or null if the published
 * menus have the same ones. It offers to publish each of them.
 */
export function unshownQuestion(
  { view, pages }: UnshownProps,
  live: unknown,
  document: unknown,
): Question | null {
  const { t, lang } = view
  const unshown = unshownPages(document, pages)
  const markOf = (list: readonly SitePage[]) => list.map(({ id }) => id).join(' ')
  if (unshown.length === 0 || markOf(unshown) === markOf(unshownPages(live, pages))) return null
  return {
    mark: markOf(unshown),
    panel: (
      <Notice kind="bad">
        {t('menus.unshown.question')}
        {unshown.map((page) => (
          <label key={page.id} className="check">
            <input type="checkbox" name={`${PUBLISH}${page.id}`} value={CHECKBOX_VALUE} />
            {t('menus.unshown.publish', { title: pageTitle(page, lang) })}
          </label>
        ))}
      </Notice>
    ),
  }
}

/** Publishes the pages that were ticked in the question, after the menus. The screen then warns about the others. */
export const publishTickedPages = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method !== 'POST' || c.res.status !== 303) return
  const sent = await readTexts(c, ['form'])
  if (sent.action !== 'publish') return
  const names = Object.keys(sent).filter((name) => /^publish\.\d+$/.test(name))
  for (const name of names)
    await publishDraft(
      c,
      pageKind,
      name.slice(PUBLISH.length),
      (page) => 'status' in page && page.status !== 'Published',
    )
  if (names.length > 0) await announceChange(c)
})
