import { describe, expect, test } from 'vitest'
import demo from '../../../seeds/settings.json'
import { all, attributes, byClass, parse, words } from '../../../test/html'
import { siteSettings } from '../../site/site'
import { contrast } from '../format/contrast'
import { LANGS } from '../format/lang'
import { composeMail } from './compose'
import type { MailContent } from './mail-content'

const SETTINGS = siteSettings.parse(demo)
const ORIGIN = 'https://site.example'
const TO = { email: 'an@example.be' }
const LONG =
  'A paragraph of many words that is longer than a line of the plain text can be. '.repeat(3)
const CONTENT: MailContent = {
  lang: 'nl',
  origin: ORIGIN,
  subject: 'Subject',
  heading: 'Heading',
  paragraphs: [LONG.trim(), 'Kind regards,\nLotte'],
  quote: 'Is it free?\nThank you',
  rows: [
    { label: 'Phone', value: '+32 470 12 34 56', href: 'tel:+32470123456' },
    { label: 'Page', value: '/nl/contact', href: 'https://site.example/nl/contact' },
  ],
  sections: [
    {
      title: 'New',
      listings: [
        {
          price: '€ 350.000',
          title: 'House',
          lines: ['9000 Gent', '3 bedrooms'],
          symbols: [{ src: 'https://site.example/c.png', alt: 'EPC C' }],
          picture: { src: 'https://site.example/house.jpg', alt: 'House' },
          href: 'https://site.example/nl/property/1',
        },
        { title: 'Flat', lines: [] },
      ],
    },
  ],
  details: [{ label: 'Sent from', value: '/nl/b', href: 'https://site.example/nl/b' }],
  button: { text: 'See all', href: 'https://site.example/nl/te-koop?a=1&b=2' },
  signature: ['Lotte', 'Lindehof'],
  reason: 'Because you asked.',
  links: [{ text: 'Stop', href: 'https://site.example/nl/searches?token=x#stop' }],
}

test('the plain text has every link and picture text of the HTML', () => {
  const { html, text } = composeMail(CONTENT, SETTINGS, TO)
  const document = parse(html)
  const links = attributes(all(document, 'a'), 'href').filter((href) => href?.startsWith('http'))
  expect(new Set(links).size).toBe(5)
  const lines = text.split('\n').map((line) => line.trim())
  expect(lines).toEqual(expect.arrayContaining(links))
  expect(lines).toEqual(expect.arrayContaining(attributes(all(document, 'img'), 'alt')))
})

test.each(LANGS)(
  'a mail in %s states its language and the legal identity of the agency',
  (lang) => {
    const { html, text } = composeMail({ ...CONTENT, lang }, SETTINGS, TO)
    const document = parse(html)
    expect(attributes(all(document, 'html'), 'lang')).toEqual([lang])
    expect(attributes(all(document, 'table').slice(0, 1), 'lang')).toEqual([lang])
    for (const body of [text, words(document)]) {
      expect(body).toContain(SETTINGS.legal.enterpriseNumber)
      expect(body).toMatch(/(BIV|IPI) 900\.101/)
      expect(body).toContain('Because you asked.')
    }
  },
)

function colourOf(style = ''): string {
  return /(?:^|;)color:(#[0-9a-f]{6})/.exec(style)?.[1] ?? ''
}

describe('the head of a mail', () => {
  const headOf = (settings: Partial<typeof SETTINGS>, origin: string | null = ORIGIN) => {
    const { html } = composeMail({ ...CONTENT, origin }, { ...SETTINGS, ...settings }, TO)
    return byClass(parse(html), 'brand')
  }

  test.each([
    ['a PNG', '/media/logo-352x64.png', { width: '200', height: '36' }],
    ['a stored picture', `/media/${'0a'.repeat(12)}-480x480-ffffff-960.jpg`, { width: '40' }],
    ['a file of unknown size', '/media/logo.png', { height: '40' }],
  ])('shows a logo that is %s, with the name as its text', (_, logo, size) => {
    const [picture] = headOf({ logo }).flatMap((cell) => all(cell, 'img'))
    expect(picture?.attribs).toMatchObject({ ...size, src: ORIGIN + logo, alt: 'Lindehof' })
  })

  test.each([
    ['no logo', null, ORIGIN],
    ['an SVG, which mail programs refuse', '/media/logo.svg', ORIGIN],
    ['no known address', '/media/logo.png', null],
  ])('shows the name of an agency with %s', (_, logo, origin) => {
    const [cell] = headOf({ logo }, origin)
    expect(cell && all(cell, 'img')).toEqual([])
    expect(cell && words(cell)).toBe('Lindehof')
  })

  test.each(['#1f4a3a', '#f2c200', '#ffffff'])('has a readable name in %s', (colorPrimary) => {
    const [cell] = headOf({ logo: null, colorPrimary })
    expect(contrast(colourOf(cell?.attribs.style), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  ['#7a2e1f', '#ffffff'],
  ['#f2c200', '#ffffff'],
])('the text of a button in %s is readable', (colorPrimary, colorPrimaryText) => {
  const settings = { ...SETTINGS, colorPrimary, colorPrimaryText }
  const [button] = byClass(parse(composeMail(CONTENT, settings, TO).html), 'button')
  const [link] = button ? attributes(all(button, 'a'), 'style') : []
  expect(contrast(colourOf(link), colorPrimary)).toBeGreaterThanOrEqual(4.5)
})

test('a mail has one button, in the colours of the agency', () => {
  const settings = { ...SETTINGS, colorPrimary: '#7a2e1f' }
  const buttons = byClass(parse(composeMail(CONTENT, settings, TO).html), 'button')
  expect(attributes(buttons, 'style')).toEqual([expect.stringContaining('#7a2e1f')])
})
