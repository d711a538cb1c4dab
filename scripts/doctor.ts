import { existsSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { CHECKS } from './checks/checks.ts'
import { readDeployed } from './checks/deployed.ts'
import { problemsOf } from './checks/facts.ts'
import { gatherFacts } from './checks/gather.ts'
import { siteOrigin } from './deploy/origin.ts'
import { fail } from './say.ts'
import { wranglerOn } from './wrangler.ts'

const USAGE = `Says what is missing or unsafe: npm run doctor
  --remote          asks Cloudflare and the deployed site too, with wrangler
  --agency FOLDER   where the agency's files are (agency)
  --config FILE     of which agency (wrangler.toml)`

/** A site that is maintained in the staff area has no such folder. */
const DEFAULT_FOLDER = 'agency'

const { values } = readArguments(USAGE, {
  config: { type: 'string', default: 'wrangler.toml' },
  agency: { type: 'string', default: DEFAULT_FOLDER },
  remote: { type: 'boolean', default: false },
})

if (values.agency !== DEFAULT_FOLDER && !existsSync(values.agency))
  fail(`There is no folder ${values.agency}.`)
const wrangler = wranglerOn(values.config)
const facts = gatherFacts(values)
const deployed = values.remote
  ? await readDeployed(wrangler, facts.config, siteOrigin(facts))
  : undefined
const problems = problemsOf(CHECKS, { ...facts, deployed })
if (problems.length > 0) fail(problems.join('\n'))
console.log(values.remote ? 'All is well, here and at Cloudflare.' : 'All is well.')
