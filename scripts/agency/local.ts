import type { Miniflare } from 'miniflare'
import { retryWhileBusy } from '../../src/tasks/retry-while-busy.ts'
import { callTask } from '../tasks.ts'
import type { AgencyStore, Row } from './store.ts'

/** The agency of the local database and bucket. */
export async function localStore(tasks: Miniflare): Promise<AgencyStore> {
  const db = await tasks.getD1Database('DB')
  const bucket = await tasks.getR2Bucket('MEDIA')
  return {
    async query(statements) {
      const prepared = statements.map((sql) => db.prepare(sql))
      const answers = await retryWhileBusy(() => db.batch<Row>(prepared))
      return answers.map(({ results }) => results)
    },
    async write(statements) {
      const prepared = statements.map((sql) => db.prepare(sql))
      await retryWhileBusy(() => db.batch(prepared))
    },
    async putFile({ path, type }, bytes) {
      await bucket.put(path, bytes, { httpMetadata: { contentType: type } })
    },
    async removeFile(key) {
      await bucket.delete(key)
    },
    async readFile(key) {
      const object = await bucket.get(key)
      return object && new Uint8Array(await object.arrayBuffer())
    },
    async applySettings() {
      await callTask(tasks, '/agency/rules')
    },
  }
}
