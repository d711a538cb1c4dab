import { Hono } from 'hono'
import type { AppEnv } from '../../../../env'
import { serveEditor } from '../../../../staff/editing/history'
import { menusEditor } from './menus-editor'
import { publishTickedPages } from './unshown-pages'

/** The screens of the main menu, the extra menu and the footer links. */
export const menus = new Hono<AppEnv>()

menus.post('/menus', publishTickedPages)
serveEditor(menus, '/menus', menusEditor)
