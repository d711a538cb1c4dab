import type { Field, GroupField } from '../../../../platform/fields/field'
import type { MenuEntry, MenuName } from '../../../../site/menus'

/** The initial entries of a custom menu: the pages that the default menu shows. */
export type FirstMenus = Record<MenuName, { items: MenuEntry[] }>

export const NO_MENUS: FirstMenus = {
  main: { items: [] },
  extra: { items: [] },
  footer: { items: [] },
}

const PAGE: Field = {
  kind: 'reference',
  name: 'page',
  label: 'menus.page',
  of: ['page'],
  optional: true,
  fixed: true,
}
const NAME: Field = {
  kind: 'translated',
  name: 'name',
  label: 'menus.name',
  help: 'menus.name.help',
  optional: true,
}
const LINK: Field[] = [
  PAGE,
  {
    kind: 'reference',
    name: 'article',
    label: 'menus.article',
    help: 'menus.article.help',
    of: ['article'],
    optional: true,
    unless: 'page',
  },
  {
    kind: 'address',
    name: 'url',
    label: 'menus.url',
    help: 'menus.url.help',
    optional: true,
    unless: 'page',
  },
  NAME,
]

/**
 * Returns the fields of the three menus. Each is a sortable list of pages with check boxes. The extra menu and the
 * footer can contain other links too.
 */
export function menuFields(firstMenus: FirstMenus): Field[] {
  return [
    {
      kind: 'group',
      name: 'menus',
      label: 'staff.menus',
      fields: [
        menuField('main', [PAGE, NAME], firstMenus),
        menuField('extra', LINK, firstMenus),
        menuField('footer', LINK, firstMenus),
      ],
    },
  ]
}

function menuField(name: MenuName, fields: readonly Field[], firstMenus: FirstMenus): GroupField {
  return {
    kind: 'group',
    name,
    label: `menus.${name}`,
    help: `menus.${name}.help`,
    nullable: true,
    on: 'menus.own',
    initial: firstMenus[name],
    fields: [
      {
        kind: 'list',
        name: 'items',
        label: 'menus.items',
        item: 'menus.item',
        fields,
        fixed: name === 'main',
        ticked: { label: 'menus.in', others: 'menus.others' },
      },
    ],
  }
}
