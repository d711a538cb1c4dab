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

const { values } = readArguments(USAGE, {
  config: { type: 'string', default: 'wrangler.toml' },
  agency: { type: 'string', default: 'agency' },
  remote: { type: 'boolean', default: false },
})

const wrangler = wranglerOn(values.config)
const facts = gatherFacts(values)
const deployed = values.remote
  ? await readDeployed(wrangler, facts.config, siteOrigin(facts))
  : undefined
const problems = problemsOf(CHECKS, { ...facts, deployed })
if (problems.length > 0) fail(problems.join('\n'))
console.log(values.remote ? 'All is well, here and at Cloudflare.' : 'All is well.')
