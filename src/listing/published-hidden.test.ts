import { describe, expect, it } from 'vitest'
import { exampleProject, exampleProperty } from '../../test/example-property'
import type { Property } from './property'
import { pictureAt } from './property'
import {
  DEFAULT_PUBLISH_SETTINGS,
  type PublishSettings,
  projectCard,
  publicCard,
  publicDetail,
  publicProject,
  publicUnit,
} from './published'

const closed = DEFAULT_PUBLISH_SETTINGS
const soldPages: PublishSettings = { ...closed, showSoldDetailPage: true }

/** Everything that any projection gives of one home, as one text. */
function everything(change: Partial<Property>, settings = soldPages): string {
  const home = exampleProperty(change)
  const project = exampleProject({ publishAddress: home.publishAddress, street: home.street })
  return JSON.stringify([
    publicCard(home, settings),
    publicDetail(home, settings),
    publicUnit(home, settings),
    projectCard(project, [home], settings, 'projects'),
    publicProject(project, [home], settings),
  ])
}

describe('the example property', () => {
  it('shows its public facts, which the tests below hide', () => {
    const text = everything({})
    for (const fact of ['Verborgenlei 77 bus 8642', '345678', '98765', '51.05437', '2469']) {
      expect(text).toContain(fact)
    }
  })
})

describe('a hidden price', () => {
  const SECRETS = ['345678', '345.678', '456789', '98765', '2469', '1357', 'secret-sheet']

  it('has a former price while it is public', () => {
    expect(everything({ priceUnit: null })).toContain('456789')
  })

  it.each([
    ['not published', { publishPrice: false }],
    ['under option', { marquee: 2 }],
    ['marked as sold', { marquee: 3 }],
    ['marked as rented', { marquee: 4 }],
    ['sold', { status: 2 }],
    ['rented', { status: 4 }],
    ['not published, of a rental', { goal: 1 as const, publishPrice: false }],
    ['of a rental under option', { goal: 1 as const, marquee: 2 }],
  ])('that is %s does not occur in any projection', (_, change) => {
    const text = everything(change) + everything({ ...change, priceUnit: null })
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('is hidden by a marquee that the settings add', () => {
    const change = { marquee: 9, priceUnit: null }
    const text = everything(change, { ...soldPages, ignoreMarquees: [9] })
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })
})

describe('a hidden address', () => {
  const SECRETS = 'Verborgenlei Cachée 77 8642 Patersholwijk 51.05437 3.71749 secret'.split(' ')

  it('does not occur in any projection, including names of files and pictures', () => {
    const text = everything({ publishAddress: false })
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('does not hide postcode, city and public text', () => {
    const card = publicCard(exampleProperty({ publishAddress: false }), closed)
    const address = { street: { nl: 'Rustig gelegen' }, country: null }
    expect(card).toMatchObject({ zip: '9000', city: { nl: 'Gent', fr: 'Gand' }, address })
    expect([card.lat, card.lng, card.exact]).toEqual([null, null, false])
  })

  it('is hidden by a marquee of the settings', () => {
    const settings = { ...closed, marqueesWithoutStreet: [2] }
    const home = exampleProperty({ marquee: 2, publicAddress: null })
    const text = JSON.stringify([publicCard(home, settings), publicDetail(home, settings)])
    for (const secret of SECRETS) expect(text).not.toContain(secret)
    expect(publicCard(home, settings).address.street).toBeNull()
  })

  it('or a public one never reveals the paths of documents', () => {
    expect(everything({})).not.toContain('secret-place')
  })
})

describe('the unedited original of a picture', () => {
  const [first, ...others] = exampleProperty().pictures
  const picture = { ...(first ?? pictureAt('/pictures/1.jpg')), origin: 'staged' as const }
  const staged = (original: string, isMissing?: boolean) => ({
    pictures: [{ ...picture, original, isMissing }, ...others],
  })

  it('is public with its picture', () => {
    const detail = publicDetail(exampleProperty(staged('/pictures/empty.jpg')), closed)
    expect(detail?.pictures[0]).toMatchObject({ origin: 'staged', original: '/pictures/empty.jpg' })
  })

  it.each([
    ['has a picture that is missing', staged('/pictures/empty.jpg', true), soldPages],
    ['has the hidden street in its name', streetless(), soldPages],
    ['left the market', { ...staged('/pictures/empty.jpg'), status: 2 }, closed],
    ['is not published', { ...staged('/pictures/empty.jpg'), status: 0 }, closed],
  ])('is hidden if the listing %s', (_, change, settings) => {
    expect(everything(change, settings)).not.toMatch(/empty/)
    const names = publicCard(exampleProperty(change), settings).pictures.map(({ origin }) => origin)
    expect(names.includes('staged')).toBe(!JSON.stringify(change).includes('isMissing'))
  })

  function streetless() {
    return { ...staged('/media/verborgenlei-77-empty.jpg'), publishAddress: false }
  }
})
