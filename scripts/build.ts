import { readArguments } from './arguments.ts'
import { build } from './bundle.ts'

readArguments('Builds the client and the worker: npm run build', {})

console.log('Building …')
await build()
