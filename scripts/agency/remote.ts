import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { fail } from '../say.ts'
import { withTasks } from '../tasks.ts'
import type { Wrangler } from '../wrangler.ts'
import { checkFolder, loadAgency } from './load.ts'
import type { AgencyStore, Row } from './store.ts'

/** Makes the deployed agency what the folder says, as `loadAgency` does. */
export async function loadRemoteAgency(folder: string, wrangler: Wrangler): Promise<void> {
  await withTasks(
    (tasks) => loadAgency(folder, remoteStore(wrangler), tasks),
    (tasks) => checkFolder(folder, tasks),
  )
}

/** The agency of a deployment. Only wrangler can reach it; the site has no API for it. */
export function remoteStore(wrangler: Wrangler): AgencyStore {
  const bucket = bucketOf(wrangler)
  return {
    async query(statements) {
      const command = statements.join('; ')
      const flags = ['--remote', '--json', '--command', command]
      const text = await wrangler.output(['d1', 'execute', 'DB', ...flags])
      const answers: { results?: Row[] }[] = JSON.parse(text)
      return answers.map(({ results }) => results ?? [])
    },
    async write(statements) {
      await withFile('agency.sql', `${statements.join(';\n')};\n`, async (file) => {
        const flags = ['--remote', '--yes', '--file', file]
        await wrangler.output(['d1', 'execute', 'DB', ...flags])
      })
    },
    async putFile({ path, type }, bytes) {
      await withFile('file', bytes, async (file) => {
        const flags = ['--remote', '--file', file, '--content-type', type, ...bucket.flags]
        await wrangler.output(['r2', 'object', 'put', `${bucket.name}/${path}`, ...flags])
      })
    },
    async removeFile(key) {
      const flags = ['--remote', ...bucket.flags]
      await wrangler.output(['r2', 'object', 'delete', `${bucket.name}/${key}`, ...flags])
    },
    async readFile(key) {
      return withFile('file', '', async (file) => {
        const flags = ['--remote', '--file', file, ...bucket.flags]
        const objectArgs = ['r2', 'object', 'get', `${bucket.name}/${key}`, ...flags]
        const { code } = await wrangler.attempt(objectArgs)
        return code === 0 ? readFileSync(file) : null
      })
    },
    // The cron of the deployed worker applies new settings within a minute.
    applySettings: async () => {},
  }
}

interface Bucket {
  binding: string
  bucket_name?: string
  jurisdiction?: string
}

function bucketOf({ config }: Wrangler): { name: string; flags: string[] } {
  const buckets: Bucket[] = readConfig({ config }).r2_buckets
  const bound = buckets.find(({ binding }) => binding === 'MEDIA')
  if (!bound?.bucket_name) fail(`${config} lacks the bucket's name beside the binding MEDIA.`)
  const { bucket_name: name, jurisdiction } = bound
  return { name, flags: jurisdiction ? ['--jurisdiction', jurisdiction] : [] }
}

/** Creates a temporary file for the duration of `use`. */
async function withFile<Result>(
  name: string,
  content: string | Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'pand-agency-'))
  try {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    return await use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
