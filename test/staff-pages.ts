import { expect } from 'vitest'
import { editablePage, readPages } from '../src/features/pages/edit-pages'
import type { PageDocument } from '../src/site/page-document'
import type { PageRole } from '../src/site/page-role'
import { openDocument } from '../src/site/revisions/documents'
import { db } from './agency'
import { words } from './html'
import { openPage } from './open-page'

/** Returns the status of a response and the words of its page. */
export async function shown(path: string, cookie = '') {
  const { status, document } = await openPage(path, cookie)
  return { status, text: words(document) }
}

/** The page of a role. */
export async function pageOf(role: PageRole) {
  const page = (await readPages(db)).find((one) => one.role === role)
  return page ?? expect.fail(role)
}

/** A page as it is edited. */
export async function open(id: number) {
  const opened = (await openDocument(db, editablePage(id))) ?? expect.fail(String(id))
  return { ...opened, page: opened.document as PageDocument }
}
