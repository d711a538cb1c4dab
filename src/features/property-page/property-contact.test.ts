import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, importItems, listing, loadAgency } from '../../../test/agency'
import { openHome as open } from '../../../test/home-page'
import { all, attributes, byClass, words, wordsOf } from '../../../test/html'

beforeAll(() => loadAgency({ withListings: false }))

describe('the manager', () => {
  const manager = {
    ManagerName: 'Lotte Vermeulen',
    ManagerFunction: { nl: 'Makelaar\nkantoor Gent', fr: 'Agent<br>Gand' },
    ManagerBIV: '900101',
    ManagerEmail: 'lotte@demo.invalid',
    ManagerMobilePhone: '0470 00 01 01',
  }

  test('has the function, the BIV number and links for this property', async () => {
    const home = listing(manager)
    await importItems(home)
    const [card] = byClass(await open(home.ID), 'manager')
    if (!card) throw new Error('The page has no manager card')
    expect(words(card)).toContain('Makelaarkantoor GentBIV 900.101')
    expect(attributes(all(card, 'a'), 'href')).toEqual([
      '/nl/team/lotte-vermeulen',
      '#visit',
      '#visit',
      '#ask',
      `/nl/online-bieden?listing=${home.ID}`,
      'tel:+32470000101',
      `mailto:lotte@demo.invalid?subject=${encodeURIComponent('Vraag over Lindenlei 22, 9000 Gent')}`,
    ])
  })

  test('is the agency if the record has no manager', async () => {
    const home = listing({ Goal: 1 })
    await importItems(home)
    const card = wordsOf(await open(home.ID), 'manager')
    expect(card).toContain('Lindehof')
    expect(card).toContain('Plan een bezoek')
  })

  test('links to the site’s own pages for bids without announcing another website', async () => {
    const home = listing(manager)
    await importItems(home)
    for (const notaryUrl of [
      '/nl/online-bieden?listing={id}',
      'https://localhost/nl/online-bieden',
    ]) {
      await changeSettings({ notaryUrl } as object)
      const page = await open(home.ID)
      const links = byClass(page, 'acts').flatMap((acts) => all(acts, 'a'))
      expect(attributes(links, 'href')).toContain(notaryUrl.replace('{id}', String(home.ID)))
      expect(attributes(links, 'target').filter(Boolean)).toEqual([])
      expect(wordsOf(page, 'acts')).not.toContain('website')
    }
    await changeSettings({})
  })

  test('has no link for bids on a home without a price or under option', async () => {
    await changeSettings({ notaryUrl: '/nl/online-bieden' } as object)
    const hidden = listing({ ...manager, PublishPrice: false })
    const option = listing({ ...manager, Marquee: 2 })
    const priced = listing(manager)
    await importItems(hidden, option, priced)
    const hasBids = async ({ ID }: { ID: number }) => {
      const links = byClass(await open(ID), 'acts').flatMap((acts) => all(acts, 'a'))
      return attributes(links, 'href').includes('/nl/online-bieden')
    }
    expect(await hasBids(priced)).toBe(true)
    expect([await hasBids(hidden), await hasBids(option)]).toEqual([false, false])
    await changeSettings({})
  })
})
