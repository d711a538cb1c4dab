import type { View } from '../../../../components/ui/view'
import { itemsOf, type Value, valuesOf } from '../../../../platform/fields/field'
import { LANGS } from '../../../../platform/format/lang'
import { MENUS, type MenuEntry, type MenuName } from '../../../../site/menus'
import type { Difference, DisplayedValue } from '../../../../staff/editing/differences'
import type { References } from '../../../../staff/editing/edit-form'
import { referenceName } from '../../../../staff/editing/inputs/reference-input'

/** Returns the differences between menus, each as the list of its links. */
export function menuDifferences(
  references: References,
  t: View['t'],
  before: Value,
  after: Value,
): Difference[] {
  return MENUS.flatMap((menu) => {
    const [oldValue, newValue] = [before, after].map((version) =>
      displayedMenu(references, t, version, menu),
    )
    if (!oldValue || !newValue || JSON.stringify(oldValue) === JSON.stringify(newValue)) return []
    return [
      {
        name: `menus.${menu}`,
        path: [{ label: `menus.${menu}` }],
        before: oldValue,
        after: newValue,
      },
    ]
  })
}

function displayedMenu(
  references: References,
  t: View['t'],
  document: Value,
  menu: MenuName,
): DisplayedValue {
  const menuValue = valuesOf(valuesOf(document).menus)[menu]
  if (!menuValue) return { labels: ['menus.derived'] }
  const entries = itemsOf(valuesOf(menuValue).items) as MenuEntry[]
  return {
    text: entries.map((entry) => entryText(references, entry)).join('\n') || t('field.none'),
  }
}

function entryText(references: References, { page, article, url, name }: MenuEntry): string {
  const target =
    url ??
    (page === undefined
      ? referenceName(references, ['article'], String(article ?? ''))
      : referenceName(references, ['page'], String(page)))
  const names = LANGS.flatMap((lang) =>
    name?.[lang] ? `${lang.toUpperCase()}: ${name[lang]}` : [],
  )
  return names.length > 0 ? `${target} (${names.join(', ')})` : target
}
