import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { postEditor, showEditor } from '../../editing/editor'
import { serveEditorHistory } from '../../editing/history'
import { menusEditor } from './menus-editor'

/** The screens of the main menu, the extra menu and the footer links. */
export const menus = new Hono<AppEnv>()

menus.get('/menus', async (c, next) => {
  return (await showEditor(c, await menusEditor(c))) ?? next()
})

menus.post('/menus', async (c, next) => {
  return (await postEditor(c, await menusEditor(c))) ?? next()
})

serveEditorHistory(menus, '/menus/history', menusEditor)
