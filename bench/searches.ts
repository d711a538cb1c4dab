import { TASKS } from '../scripts/bundle.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { median } from './load.ts'

const ROUNDS = 3
const HOMES = 200
const SIZES = [100, 1000, 10_000]

/** Returns the milliseconds to match 200 new listings with this number of searches, and the matches. */
await prepareDatabase()
const tasks = await startTasks(TASKS)
await callTask(tasks, '/generate?n=10000')
const result: Record<string, { ms: number; finds: unknown }> = {}
for (const size of SIZES) {
  const rounds: number[] = []
  let finds: unknown = 0
  for (let round = 0; round <= ROUNDS; round++) {
    await callTask(tasks, `/searches/prepare?n=${size}&homes=${HOMES}`)
    const before = performance.now()
    finds = (await callTask(tasks, '/searches/match')).finds
    // The first round warms up.
    if (round > 0) rounds.push(performance.now() - before)
  }
  result[size] = { ms: Math.round(median(rounds)), finds }
}
await tasks.dispose()
process.stdout.write(`${JSON.stringify(result)}\n`)
