import { readArguments } from './arguments.ts'
import { run } from './command.ts'

readArguments('Formats the code: npm run format', {})

process.exit(await run('biome', ['check', '--write']))
