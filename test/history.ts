import { get } from './agency'
import { all, byClass, parse, words } from './html'

/** The screen of a history, as this colleague sees it: its revisions in words and their ids, the newest first. */
export async function historyAt(path: string, cookie: string) {
  const page = await historyPage(path, cookie)
  const [list] = byClass(page, 'rows')
  if (!list) throw new Error('There is no list of revisions')
  const lines = all(list, 'li').map((line) => words(line))
  const ids = all(list, 'a').map(({ attribs }) => attribs.href?.split('id=')[1] ?? '')
  return { lines, ids }
}

/** The differences that a history tells between a revision and what is live: a row each, with its cells in words. */
export async function differencesAt(path: string, id: string | undefined, cookie: string) {
  const page = await historyPage(`${path}?id=${id}`, cookie)
  const rows = all(page, 'tbody').flatMap((body) => all(body, 'tr'))
  return rows.map((row) => [...all(row, 'th'), ...all(row, 'td')].map((cell) => words(cell)))
}

async function historyPage(path: string, cookie: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return parse(await response.text())
}
