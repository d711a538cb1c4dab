import sprite from './icons.svg'

/** The names of the symbols in `icons.svg`, in a view box of 24 by 24. */
export const ICONS = [
  'alert',
  'bath',
  'bed',
  'bolt',
  'building',
  'calendar',
  'camera',
  'chart',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'close',
  'cube',
  'document',
  'download',
  'eye',
  'flood',
  'globe',
  'grid',
  'heart',
  'house',
  'inbox',
  'info',
  'key',
  'link',
  'log-out',
  'mail',
  'map',
  'menu',
  'minus',
  'pause',
  'pencil',
  'phone',
  'play',
  'plot',
  'plus',
  'print',
  'refresh',
  'search',
  'share',
  'sliders',
  'sort',
  'surface',
  'tree',
  'upload',
  'user',
] as const

export type IconName = (typeof ICONS)[number]

/** Renders a line icon. It is hidden from screen readers, which read the text next to it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
