import { readArguments } from './arguments.ts'
import { deployEnvironment } from './deploy/secrets.ts'
import { createDevVars, crmSourceName } from './runtime.ts'
import { fail } from './say.ts'
import { runTask } from './tasks.ts'

/** Values of `CRM_SOURCE` for which the site receives files and calls no CRM. */
const FILE_SOURCES = ['openimmo', 'csv']

interface Checked {
  works: boolean
  lines: string[]
}

readArguments(
  'Reads the CRM of the settings and reports what an import would do: npm run crm:check',
  {},
)

// The secrets of a deployment are in .env.deploy; variables of the environment override them.
for (const [name, value] of Object.entries(deployEnvironment('wrangler.toml'))) {
  if (name.startsWith('CRM_') && value) process.env[name] ??= value
}
const source = crmSourceName()
if (!source) fail('There is no CRM to check: set CRM_SOURCE in wrangler.toml or .dev.vars.')
if (FILE_SOURCES.includes(source)) {
  fail(`There is no CRM to check: CRM_SOURCE is ${source}, so listings come from files.`)
}
createDevVars()
console.log('Reading the CRM; this writes nothing, and takes a minute or two …')
const { works, lines } = (await runTask('/crm-check')) as unknown as Checked
for (const line of lines) console.log(line)
if (!works) process.exitCode = 1
