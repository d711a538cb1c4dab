import { Hono } from 'hono'
import { LANGS } from '../../domain/format/lang'
import { THANKS_PAGES, type ThanksPage } from '../../domain/lead/form-kind'
import type { AppEnv } from '../../env'
import { sendPage } from '../../rendering/send-page'
import { thanksPath } from '../../urls'
import { makeView } from '../shared/view'
import { ThanksView, thanksTitle } from './thanks-view'

/** The feedback pages: where a form leads once it was sent. */
export const thanks = new Hono<AppEnv>()

for (const lang of LANGS) {
  for (const name of THANKS_PAGES) {
    const path = thanksPath(lang, name)
    thanks.get(path, (c) => {
      const view = makeView(c, lang, (other) => thanksPath(other, name))
      return sendPage(c, {
        view,
        title: thanksTitle(view, name),
        canonical: c.get('origin') + path,
        noindex: true,
        sheets: ['forms'],
        children: <ThanksView view={view} name={name} />,
      })
    })
    thanks.get(otherForm(path, name), (c) => c.redirect(path, 301))
  }
}

/** `merci` alone ends with a slash, the others do not. */
function otherForm(path: string, name: ThanksPage): string {
  return name === '' ? path.slice(0, -1) : `${path}/`
}
