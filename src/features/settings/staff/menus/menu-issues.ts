import type { Lang } from '../../../../platform/format/lang'
import { entryIssue, MENUS, type Menus } from '../../../../site/menus'
import type { FieldIssue } from '../../../../staff/editing/issues-of'

/** Returns an issue for each entry without a target or a name, by field. `main` is the agency's first language. */
export function menuIssues(menus: Menus, main: Lang): FieldIssue[] {
  return MENUS.flatMap((menu) =>
    (menus[menu]?.items ?? []).flatMap((entry, index): FieldIssue[] => {
      const issue = entryIssue(entry, main)
      const item = `menus.${menu}.items.${index}`
      if (issue === 'one') return [{ name: `${item}.url`, text: 'menus.wrong.target' }]
      return issue ? [{ name: `${item}.name`, text: 'menus.wrong.name' }] : []
    }),
  )
}
