import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Creates a file that only this user can read. It is deleted at the end, also after a signal. */
export async function withPrivateFile<T>(
  name: string,
  content: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pand-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    return await use(path)
  } finally {
    remove()
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
