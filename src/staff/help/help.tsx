import { Hono } from 'hono'
import type { AppEnv } from '../../env'
import { hasCrm, sendStaffPage } from '../staff-page'
import { helpNameOf, helpText } from './help-articles'
import { HelpArticlePage, HelpListPage } from './help-page'

/** The handbook for staff: a list of articles, and each article in the reader's language. */
export const help = new Hono<AppEnv>()

help.get('/help', (c) => {
  const view = c.get('view')
  return sendStaffPage(c, view, {
    title: view.t('staff.help'),
    children: <HelpListPage view={view} />,
  })
})

help.get('/help/:article', (c, next) => {
  const name = helpNameOf(c.req.param('article'))
  if (!name) return next()
  const { view, staffMember } = c.var
  return sendStaffPage(c, view, {
    title: helpText(name, view.lang).title,
    children: (
      <HelpArticlePage view={view} name={name} role={staffMember.role} hasCrm={hasCrm(c.env)} />
    ),
  })
})
