import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['.', 'docs', 'decisions']
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Returns the text of a page without its code blocks. */
function readText(page: string): string {
  return readFileSync(page, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '')
}

/** Returns the anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns true if the file of a relative link exists, with the heading that the link names. */
function isValidLink(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(page), path) : page
  if (!existsSync(target)) return false
  return !anchor || !target.endsWith('.md') || anchorsOf(target).includes(anchor)
}

test.each(PAGES)('every relative link of %s leads to a file and a heading', (page) => {
  const links = [...readText(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const relative = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(relative.filter((link) => !isValidLink(page, link))).toEqual([])
})
