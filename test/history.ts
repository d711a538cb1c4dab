import { get } from './agency'
import { all, byClass, parse, words } from './html'

/** Returns the revisions on a history screen as a staff member sees it, the newest first, with their ids. */
export async function historyAt(path: string, cookie: string) {
  const page = await historyPage(path, cookie)
  const [list] = byClass(page, 'rows')
  if (!list) throw new Error('There is no list of revisions')
  const lines = all(list, 'li').map((line) => words(line))
  const ids = all(list, 'a').map(({ attribs }) => attribs.href?.split('id=')[1] ?? '')
  return { lines, ids }
}

/** Returns the differences between a revision and the live version: the texts of the cells of each row. */
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
