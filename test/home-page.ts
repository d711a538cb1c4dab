import { expect } from 'vitest'
import { get } from './agency'
import { all, byClass, type Document, parse, spoken, words } from './html'

/** Returns the page of a listing as a visitor gets it. */
export async function openHome(id: number, lang = 'nl'): Promise<Document> {
  const response = await get(`/${lang}/property/${id}`)
  expect(response.status).toBe(200)
  return parse(await response.text())
}

/** Every name with its value; within one part of the page, or all of it. */
export function factsOf(document: Document, part?: string): Record<string, string> {
  const roots = part ? all(document, '*', { id: part.slice(1) }) : [document]
  const pairs = roots.flatMap((root) => byClass(root, 'spec')).flatMap((list) => all(list, 'div'))
  return Object.fromEntries(
    pairs.map((pair) => [words(all(pair, 'dt')[0] ?? pair), spoken(all(pair, 'dd')[0] ?? pair)]),
  )
}

/** The texts of a row. */
export function cells(row: ReturnType<typeof all>[number]): string[] {
  return all(row, '*').flatMap((cell) => (/^t[hd]$/.test(cell.name) ? [words(cell)] : []))
}
