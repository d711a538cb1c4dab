/** The SVG path data of each icon, in a view box of 24 by 24. */
const PATHS = {
  alert: 'M12 4 2.500 20h19zM12 10v4m0 3v.01',
  bath: 'M4 12h16v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7 19l-1 2m11-2 1 2',
  bed: 'M3 18v-5h18v5M3 13V7m18 6v-2a3 3 0 0 0-3-3h-7v5M7 10.5h.01',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  building:
    'M6 21V3h12v18M9.5 7h.01M14.5 7h.01M9.5 11h.01M14.5 11h.01M9.5 15h.01M14.5 15h.01M3 21h18',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  camera: 'M4 7h3l2-2h6l2 2h3v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  chart: 'M4 20h16M7 16v-5m5 5V6m5 10V8',
  check: 'M5 12.5 10 17l9-10',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M14 6l-6 6 6 6',
  'chevron-right': 'M10 6l6 6-6 6',
  'chevron-up': 'M6 15l6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9m0-9L4 7.5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6m-6 4h4',
  download: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  eye: 'M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  flood:
    'M3 14c2 0 2.5-1.5 4.5-1.5S10 14 12 14s2.5-1.5 4.5-1.5S19 14 21 14M3 19c2 0 2.5-1.5 4.5-1.5S10 19 12 19s2.5-1.5 4.5-1.5S19 19 21 19M6 9l6-5 6 5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  heart: 'M12 20C6 15.6 3 12.4 3 8.8A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 9 2.4c0 3.6-3 6.8-9 11.2z',
  house: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  inbox: 'M4 13 6 5h12l2 8v6H4zM4 13h5l1 2h4l1-2h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5m0-8.5v.01',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1m2 3.500a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  'log-out': 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  map: 'M9 4 3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14m6-12v14',
  menu: 'M3 7h18M3 12h18M3 17h12',
  minus: 'M5 12h14',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  play: 'M7 4.500v15L20 12z',
  plot: 'M4 20V9l8-5 8 5v11zM4 20h16',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  refresh: 'M20 11a8 8 0 1 0-2.300 6.300M20 5v6h-6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  share: 'M8 12v8h8v-8M12 15V3m-4 4 4-4 4 4',
  sliders: 'M4 8h10m4 0h2M4 16h2m4 0h10M16 6v4M8 14v4',
  sort: 'M8 5v14m-4-4 4 4 4-4M16 19V5m-4 4 4-4 4 4',
  surface: 'M4 9V4h5M20 15v5h-5M4 4l16 16',
  tree: 'M6 4v14h6M6 10h6M15 8h5v4h-5zM15 16h5v4h-5z',
  upload: 'M12 16V5m-4 4 4-4 4 4M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
} as const

export type IconName = keyof typeof PATHS

/** Renders a line icon. It is hidden from screen readers, which read the text next to it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
