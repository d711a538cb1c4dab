import { mkdirSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { readArguments } from './arguments.ts'

readArguments('Writes docs/crm-formats.md: npm run docs', {})

const PAGE = 'docs/crm-formats.md'

const { module } = await runnerImport<{ crmFormatsPage: () => string }>(
  './src/tasks/crm-formats.ts',
)
mkdirSync('docs', { recursive: true })
writeFileSync(PAGE, module.crmFormatsPage())
console.log(`Wrote ${PAGE}.`)
