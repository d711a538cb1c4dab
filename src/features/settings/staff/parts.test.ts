import { describe, expect, test } from 'vitest'
import priceRanges from '../../../../seeds/price-ranges.json'
import propertyTypes from '../../../../seeds/property-types.json'
import seed from '../../../../seeds/settings.json'
import team from '../../../../seeds/team.json'
import { missingKeys } from '../../../../test/missing-keys'
import { documentOf } from '../../../platform/fields/document-of'
import { entriesOf } from '../../../platform/fields/entries-of'
import { SETTINGS_PARTS, settingsParts } from '../../../site/settings-parts'
import { siteSettings } from '../../../site/site'
import { PARTS, readPartForm } from './parts'

/** The demo's settings with values in the sections that the demo leaves empty. */
const SETTINGS = {
  ...siteSettings.parse({
    ...seed,
    appointmentWidget: {
      key: 'k',
      conditions: { privacy: { nl: 'Ik ga akkoord' } },
      show: { phone: true, notes: false },
    },
    questionnaireUrl: '/nl/vragen/{id}',
    externalScripts: [
      { id: 'tag', src: 'https://tag.example/a.js', category: 'ad_storage', data: { k: 'v' } },
      { id: 'own', src: '/own.js', category: 'necessary', on: 'page', tagId: 'G-1' },
    ],
    rentalQuestions: [{ region: 'wallonia', stage: 'visit' }],
    popup: { ...seed.popup, from: '2026-07-01', until: '2026-08-31' },
  }),
  propertyTypes,
  priceRanges,
  ...team,
  markers: [
    {
      title: { nl: 'Kantoor' },
      address: { nl: 'Lindenlei 14' },
      lat: 51,
      lng: 3.7,
      markerColor: null,
      markerImage: null,
      link: '/nl/contact',
    },
  ],
}

/** A menu of its own, which is edited with the menus. */
const ELSEWHERE = ['extraMenu']

describe.each(SETTINGS_PARTS)('the part %s', (part) => {
  const document = settingsParts[part].parse(SETTINGS)
  const { fields } = PARTS[part]

  test('passes through its form unchanged', () => {
    const entries = entriesOf(fields, document)
    expect(settingsParts[part].parse(documentOf(fields, entries))).toEqual(document)
    expect(readPartForm(part, entries, 'nl').status).toBe('ok')
  })

  test('has a field for every key', () => {
    expect(missingKeys(settingsParts[part], fields)).toEqual([])
  })
})

test('every setting belongs to one section', () => {
  const keys = SETTINGS_PARTS.flatMap((part) => Object.keys(settingsParts[part].shape))
  expect(new Set(keys).size).toBe(keys.length)
  expect(Object.keys(siteSettings.shape).filter((key) => !keys.includes(key))).toEqual(ELSEWHERE)
})

describe('refused with its reason', () => {
  const issueTexts = (
    part: 'look' | 'agency' | 'forms' | 'consent' | 'markers' | 'popup',
    changes: Record<string, string>,
  ) => {
    const entries = entriesOf(PARTS[part].fields, settingsParts[part].parse(SETTINGS))
    const read = readPartForm(part, { ...entries, ...changes }, 'nl')
    return read.status === 'ok' ? [] : read.issues
  }

  test.each([
    ['look', 'colorPrimary', '#ecd77f', 'wrong.line'],
    ['look', 'colorPrimaryText', '#335544', 'wrong.text'],
    ['look', 'colorSecondary', 'gold', 'wrong.colour'],
    ['agency', 'name', ' ', 'missing'],
    ['agency', 'legal.form.nl', '', 'missing'],
    ['agency', 'siteEmail', 'info', 'wrong.email'],
    ['markers', 'markers.0.link', 'javascript:alert(1)', 'wrong.address'],
    ['popup', 'popup.link.fr', '//evil.example', 'wrong.address'],
    ['popup', 'popup.from', '31/12', 'wrong.date'],
    ['forms', 'retention.mailDays', '900', 'wrong.most'],
    ['forms', 'retention.mailDays', 'x', 'wrong.number'],
    ['consent', 'externalScripts.0.src', 'x.js', 'wrong.address'],
    ['consent', 'externalScripts.0.data.0.key', 'A b', 'wrong.name'],
  ] as const)('%s with the %s %j', (part, field, value, text) => {
    const name = field.replace('.0.key', '')
    const issue = expect.objectContaining({ name, text: `field.${text}` })
    expect(issueTexts(part, { [field]: value })).toContainEqual(issue)
  })

  test('refuses a colour with low contrast and suggests the nearest valid one', () => {
    const [issue] = issueTexts('look', { colorPrimary: '#ecd77f' })
    expect(issue?.params?.nearest).toMatch(/^#[0-9a-f]{6}$/)
    expect(
      issueTexts('look', {
        colorPrimary: String(issue?.params?.nearest),
        colorPrimaryText: '#000000',
      }),
    ).toEqual([])
  })
})
