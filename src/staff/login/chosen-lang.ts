import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { isLang, type Lang } from '../../platform/format/lang'
import { setAccountLang } from '../../site/accounts/queries'

/**
 * Returns the language that was chosen on a login page. It is passed on in the query. Returns null if none was chosen.
 */
export function chosenLang(c: Context<AppEnv>): Lang | null {
  const lang = c.req.query('lang')
  return isLang(lang) ? lang : null
}

export async function storeChosenLang(c: Context<AppEnv>, account: Account): Promise<void> {
  const lang = chosenLang(c)
  if (lang && lang !== account.lang) await setAccountLang(c.get('db'), account.id, lang)
}
