import { mkdirSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { readArguments } from './arguments.ts'

readArguments('Writes docs/crm-formats.md, docs/media.md and docs/legal-rules.md: npm run docs', {})

mkdirSync('docs', { recursive: true })

const formats = await runnerImport<{ crmFormatsPage: () => string }>('./src/tasks/crm-formats.ts')
write('docs/crm-formats.md', formats.module.crmFormatsPage())

const media = await runnerImport<{ mediaPage: () => string }>('./src/tasks/media-page.ts')
write('docs/media.md', media.module.mediaPage())

const rules = await runnerImport<{ legalRulesPage: () => string }>(
  './src/tasks/legal-rules-page.ts',
)
write('docs/legal-rules.md', rules.module.legalRulesPage())

function write(path: string, page: string): void {
  writeFileSync(path, page)
  console.log(`Wrote ${path}.`)
}
