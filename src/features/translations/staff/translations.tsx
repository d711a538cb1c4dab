import { Hono } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { enabledLang } from '../../../platform/format/lang'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { formsFor, textKinds } from './forms-of'
import { tasksOf } from './tally'
import { TASKS_PER_PAGE, TranslationsPage } from './translations-page'
import { readTranslations } from './untranslated'

export const translations = new Hono<AppEnv>()

translations.get('/translations', async (c) => {
  const { view, staffMember: account, collections } = c.var
  const kinds = textKinds(collections).filter(({ right }) => mayDo(account.role, right))
  const { languages } = view.site.settings
  const filter = {
    lang: enabledLang(c.req.query('lang'), languages.slice(1)),
    kind: kinds.find(({ kind }) => kind === c.req.query('kind'))?.kind ?? null,
  }
  const formsOf = formsFor(view, account)
  const forms = await readTranslations(c.get('db'), { languages, collections, formsOf })
  const tasks = tasksOf(forms, filter)
  const page = pageNumber(c.req.query('page'))
  const pageTasks = tasks.slice((page - 1) * TASKS_PER_PAGE, page * TASKS_PER_PAGE)
  return sendStaffPage(c, view, {
    title: view.t('staff.translations'),
    intro: introOf(view),
    children: (
      <TranslationsPage
        {...{ view, kinds, forms, filter, tasks: pageTasks, page }}
        total={tasks.length}
      />
    ),
  })
})

/** Returns the explanation of the progress, or null for an agency with one language. */
function introOf({ t, site }: View): string | null {
  const [main, ...others] = site.settings.languages
  if (!main || others.length === 0) return null
  return t('staff.translations.text', { language: t(`settings.lang.${main}`) })
}
