import { run } from './command.ts'

process.exit(await run('biome', ['check', '--write']))
