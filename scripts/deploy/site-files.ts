import { cpSync, rmSync } from 'node:fs'
import { relative, sep } from 'node:path'

const CLIENT = 'dist/client'
export const SITE_FILES = 'dist/site'

/** Files of the client build that only the demo agency shows. */
const DEMO_FILES = ['images/demo', 'images/logo.svg', 'images/logo-light.svg', 'demo', 'videos']

/** Returns the public files of an agency: the build without the files of the demo. */
export function copySiteFiles(): void {
  rmSync(SITE_FILES, { recursive: true, force: true })
  cpSync(CLIENT, SITE_FILES, {
    recursive: true,
    filter: (path) => !DEMO_FILES.includes(relative(CLIENT, path).replaceAll(sep, '/')),
  })
}
