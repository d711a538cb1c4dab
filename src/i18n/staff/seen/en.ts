import type { seenNl } from './nl'

export const seenEn: Record<keyof typeof seenNl, string> = {
  'staff.edit': 'Edit: {what}',
  'staff.edit.page': 'this page',
  'staff.edit.listing': 'this property',
  'staff.edit.article': 'text',
  'edit.return': 'Back to the website',
  'edit.live': 'How it will look',
  'edit.live.look': 'Look',
  'edit.live.newtab': 'in a new tab, without saving',
  'edit.live.width': 'Width of the preview',
  'edit.live.phone': 'Phone, {width}',
  'edit.live.screen': 'Screen, {width}',
  'edit.live.frame': 'The page with what you are typing',
  'edit.live.refused':
    'The preview is waiting: something in the form is not right yet, or you are logged out.',
  'edit.live.files': 'Not saved yet. New files show once you save.',
}
