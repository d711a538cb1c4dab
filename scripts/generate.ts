import { fail } from './say.ts'
import { runTask } from './tasks.ts'

const count = Number(process.argv[2])
if (!Number.isSafeInteger(count) || count < 1)
  fail('Say how many: npm run listings:generate -- 1000')
console.log(`Adding ${count} listings …`)
const { firstId, lastId } = await runTask(`/generate?n=${count}`)
console.log(`Added ${count} listings, ${firstId} to ${lastId}.`)
