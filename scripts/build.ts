import { build } from './bundle.ts'

console.log('Building …')
await build()
