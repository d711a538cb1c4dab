import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../test/agency'
import { spaced } from '../test/spaced'
import { IslandContent, parseProps } from './client/island-content'
import { HYDRATED_ISLANDS } from './hydrated-islands'
import { islandTexts } from './platform/i18n/island-texts'

/** Pages that contain each island at least once, in two languages. */
const PAGES = spaced(`
  /nl/ /fr/ /nl/te-koop /fr/a-louer /nl/property/410001 /fr/property/410001 /nl/favorieten
  /nl/favorieten?ids=410001,p9001,410003,999999 /fr/favoris?ids=410018,p9003
  /nl/project/p/9001 /fr/project/p/9001 /nl/contact /fr/contact /fr/vendre-avec-lindehof
  /nl/waardebepaling /nl/zoekopdracht?goal=1&region=Gent%7C9000&budget=500-1200 /fr/recherche
  /fr/estimation
`)

const NAMES = Object.keys(HYDRATED_ISLANDS) as (keyof typeof HYDRATED_ISLANDS)[]

const islands: { page: string; name: string; html: string }[] = []

beforeAll(async () => {
  await loadAgency()
  for (const page of PAGES) islands.push(...(await islandsOn(page)))
})

describe.each(NAMES)('the island %s', (name) => {
  test('hydrates to the server’s markup from the props in its data block', async () => {
    const matches = islands.filter((island) => island.name === name)
    expect(new Set(matches.map(({ page }) => page.slice(0, 3))).size).toBeGreaterThan(1)
    const Component = (await HYDRATED_ISLANDS[name]()) as ComponentType<object>
    for (const { page, html } of matches) {
      const json = html.match(/<script type="application\/json">([^<]*)<\/script>$/)?.[1] ?? ''
      const texts = islandTexts(page.startsWith('/fr/') ? 'fr' : 'nl')
      const component = createElement(Component, parseProps(json, texts))
      const rendered = renderToString(<IslandContent json={json}>{component}</IslandContent>)
      expect(html).toBe(rendered)
    }
  })
})

async function islandsOn(page: string): Promise<typeof islands> {
  const response = await get(page)
  expect(response.status, page).toBe(200)
  const html = await response.text()
  return [...html.matchAll(/<pand-island name="([\w-]+)"[^>]*>/g)].flatMap((tag) => {
    const name = tag[1] ?? ''
    const start = tag.index + tag[0].length
    return name in HYDRATED_ISLANDS
      ? [{ page, name, html: html.slice(start, endOf(html, start)) }]
      : []
  })
}

/** Returns the end of the island whose content starts at `start`; islands may be nested. */
function endOf(html: string, start: number): number {
  let open = 1
  for (const tag of html.slice(start).matchAll(/<(\/?)pand-island\b/g)) {
    open += tag[1] ? -1 : 1
    if (open === 0) return start + tag.index
  }
  throw new Error('An island has no end')
}
