import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { sendPage } from '../../rendering/send-page'
import { LookBar } from './look-bar'

type Personal = Omit<
  Parameters<typeof sendPage>[1],
  'canonical' | 'noindex' | 'personal' | 'sheets'
>

const SHEETS = ['forms', 'cards', 'listing', 'owner'] as const

/** A personal page: neither cached nor indexed. */
export function sendPersonal(c: Context<AppEnv>, page: Personal): Promise<Response> {
  const canonical = c.get('origin') + page.view.path
  const looking = c.get('looking')
  const known = { ...page, canonical, noindex: true, personal: true }
  if (!looking) return sendPage(c, { ...known, sheets: SHEETS })
  const children = (
    <>
      {page.children}
      <LookBar view={page.view} looking={looking} />
    </>
  )
  return sendPage(c, { ...known, children, sheets: [...SHEETS, 'preview'] })
}
