import { expect } from 'vitest'
import { get } from './agency'
import { type Document, parse, words } from './html'

/** Opens a page as a visitor, or as the holder of a cookie; follows no redirect. */
export async function openPage(path: string, cookie = '') {
  const response = await get(path, cookie ? { headers: { Cookie: cookie } } : {})
  const html = await response.text()
  return { response, status: response.status, html, document: parse(html) }
}

/** Returns the text of a response, with any status. */
export async function htmlAt(path: string, cookie = ''): Promise<string> {
  return (await openPage(path, cookie)).html
}

/** Returns a page that answers 200. */
export async function documentAt(path: string, cookie = ''): Promise<Document> {
  const { status, document } = await openPage(path, cookie)
  expect(status, path).toBe(200)
  return document
}

/** Returns the words of a page that answers 200. */
export async function wordsAt(path: string, cookie = ''): Promise<string> {
  return words(await documentAt(path, cookie))
}
