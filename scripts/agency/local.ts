import type { Miniflare } from 'miniflare'
import { callTask } from '../tasks.ts'
import type { AgencyStore, Row } from './store.ts'

/** The agency of the local database and bucket. */
export async function localStore(tasks: Miniflare): Promise<AgencyStore> {
  const db = await tasks.getD1Database('DB')
  const bucket = await tasks.getR2Bucket('MEDIA')
  return {
    async query(statements) {
      const answers = await db.batch<Row>(statements.map((sql) => db.prepare(sql)))
      return answers.map(({ results }) => results)
    },
    async write(statements) {
      await db.batch(statements.map((sql) => db.prepare(sql)))
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
