import { expect, test } from 'vitest'
import { safeLink } from './link'

test.each(['/nl/contact', '#kantoren', 'mailto:a@b.be', 'tel:+3295550140', 'https://www.ipi.be/a'])(
  '%s is a link',
  (link) => expect(safeLink(` ${link} `)).toBe(link),
)

test.each([
  '',
  null,
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil',
  'https://',
])('%s is not a safe link', (link) => expect(safeLink(link)).toBeNull())
