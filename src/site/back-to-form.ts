import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { refererPath, wantsHtml } from './form-answer'

/**
 * Responds with 405 to a method that an address does not support. A browser that opens the address to which a form
 * posts, as after a failed post without scripts, is redirected to the page of that form.
 */
export function backToForm(formPage: (c: Context<AppEnv>, from: string | null) => string | null) {
  return (c: Context<AppEnv>, methods: string[]): Response => {
    c.header('Cache-Control', 'no-store')
    const page = c.req.method === 'GET' && wantsHtml(c) ? formPage(c, refererPath(c)) : null
    return page === null
      ? c.text('Method Not Allowed', 405, { Allow: methods.join(', ') })
      : c.redirect(page, 303)
  }
}
