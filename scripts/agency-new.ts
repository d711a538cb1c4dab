import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { fail } from './say.ts'

const USAGE = 'Name the folder: npm run agency:new -- agency'

const { positionals } = readArguments(USAGE, {}, 1)
const [folder] = positionals
if (!folder) fail(USAGE)
if (existsSync(folder) && !statSync(folder).isDirectory()) fail(`${folder} is a file.`)
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`)
cpSync('starter', folder, { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
console.log(`A starter agency is in ${folder}: ${folder}/README.md says what to fill in.
Then: npm run agency:load -- ${folder}`)
