import { Hono } from 'hono'
import type { AppEnv } from '../../../../env'
import { historyOf, postEditor, sendHistory, showEditor } from '../../editing/editor'
import { menusEditor } from './menus-editor'

/** The main menu, the extra one and the links at the foot of every page. */
export const menus = new Hono<AppEnv>()

menus.get('/menus', async (c, next) => {
  return (await showEditor(c, await menusEditor(c))) ?? next()
})

menus.post('/menus', async (c, next) => {
  return (await postEditor(c, await menusEditor(c))) ?? next()
})

menus.get('/menus/history', async (c) => {
  return sendHistory(c, historyOf(await menusEditor(c)), Number(c.req.query('id')))
})
