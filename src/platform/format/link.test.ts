import { expect, test } from 'vitest'
import { isOwnLink, safeLink } from './link'

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

test.each([
  ['/nl/online-bieden?listing=1', true],
  ['https://agency.example/nl/online-bieden', true],
  ['http://www.agency.example/', true],
  ['https://notary.example/agency.example', false],
  ['//notary.example/', false],
  ['https://', false],
])('%s is a link of the site: %s', (link, isOwn) =>
  expect(isOwnLink(link, 'https://agency.example')).toBe(isOwn),
)
