import { Hono } from 'hono'
import type { AppEnv } from '../../../../env'
import { serveEditor } from '../../../../staff/editing/history'
import { menusEditor } from './menus-editor'

/** The screens of the main menu, the extra menu and the footer links. */
export const menus = new Hono<AppEnv>()

serveEditor(menus, '/menus', menusEditor)
