import { readArguments } from './arguments.ts'
import { fail } from './say.ts'
import { runTask } from './tasks.ts'

const USAGE = 'Say how many: npm run listings:generate -- 1000'

const MAX_COUNT = 100_000
const { positionals } = readArguments(USAGE, {}, 1)
const count = Number(positionals[0])
if (!Number.isInteger(count) || count < 1) fail(USAGE)
if (count > MAX_COUNT) fail(`At most ${MAX_COUNT} listings are added at once.`)
console.log(`Adding ${count} listings …`)
const { firstId, lastId } = await runTask(`/generate?n=${count}`)
console.log(`Added ${count} listings, ${firstId} to ${lastId}.`)
