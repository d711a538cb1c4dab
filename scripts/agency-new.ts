import { cpSync, existsSync, readdirSync } from 'node:fs'
import { fail } from './say.ts'

const [folder] = process.argv.slice(2)
if (!folder) fail('Name the folder: npm run agency:new -- agency')
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`)
cpSync('starter', folder, { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
console.log(`A starter agency is in ${folder}: ${folder}/README.md says what to fill in.
Then: npm run agency:load -- ${folder}`)
