import { stripVTControlCharacters } from 'node:util'
import { AGENCY_CHECKS, REFUSALS } from '../checks/checks.ts'
import { type Facts, problemsOf } from '../checks/facts.ts'
import { fail, message } from '../say.ts'
import { isUnreleased } from '../unreleased.ts'
import type { Wrangler } from '../wrangler.ts'
import { configOption } from './config.ts'
import { createResources } from './create.ts'
import { type DatabaseState, readDatabase } from './database-state.ts'
import { waitForHealth } from './health.ts'
import { givenOrigin } from './origin.ts'
import { withPrivateFile } from './private-file.ts'
import { neededSecrets } from './secrets.ts'
import { copySiteFiles, SITE_FILES } from './site-files.ts'
import { isUnreachable } from './wrangler-answer.ts'

/** The steps that are not wrangler's. */
export interface LocalSteps {
  /** Returns the path of the built worker. */
  build(): Promise<string>
  loadAgency(folder: string, wrangler: Wrangler): Promise<void>
}

/** Brings code, database and at first the agency to Cloudflare; a step that fails ends the process. */
export async function deploy(facts: Facts, wrangler: Wrangler, local: LocalSteps): Promise<void> {
  refuse(facts)
  if (facts.allows.create) await createResources(wrangler, facts.config)
  const before = await readState(wrangler)
  refuseUnreleased(before, wrangler)
  if (!before.hasAgency) checkAgency(facts)
  const worker = await build(local)
  const bookmark = await printBookmark(wrangler, before)
  await migrate(wrangler, bookmark)
  await upload(facts, wrangler, worker, bookmark)
  if (!before.hasAgency) await loadAgency(facts, wrangler, local)
  await checkHealth(facts, wrangler, bookmark)
  if (before.admins.length === 0) printLoginHint(wrangler)
}

function refuse(facts: Facts): void {
  const problems = problemsOf(REFUSALS, facts)
  if (problems.length > 0) fail(problems.join('\n'))
}

async function readState(wrangler: Wrangler): Promise<DatabaseState> {
  const state = await readDatabase(wrangler)
  if (!isUnreachable(state)) return state
  fail(
    `The database can't be read (${state.unreachable}): log in with npx wrangler login or CLOUDFLARE_API_TOKEN, or check its id in ${wrangler.config}. Nothing was changed.`,
  )
}

/** A deployed database may contain real leads, so no command deletes it. */
function refuseUnreleased({ migrations }: DatabaseState, { config }: Wrangler): void {
  if (!isUnreleased(migrations)) return
  fail(
    `The deployed database is from before the first release and can't be migrated: create a new deployment, with names of its own in ${config}, as docs/going-live.md says. Nothing was changed.`,
  )
}

function checkAgency(facts: Facts): void {
  const { folder, exists } = facts.agency
  if (!exists)
    fail(
      `The database is empty and ${folder}/settings.json does not exist: npm run agency:new -- ${folder} writes an agency to edit, --agency FOLDER names another.`,
    )
  for (const problem of problemsOf(AGENCY_CHECKS, facts)) console.warn(`Note: ${problem}`)
}

async function build(local: LocalSteps): Promise<string> {
  console.log('Building …')
  const worker = await local.build().catch((error) => {
    console.error(message(error))
    fail('The build failed, for the reason above: nothing was changed. npm test may say more.')
  })
  copySiteFiles()
  return worker
}

async function printBookmark(wrangler: Wrangler, before: DatabaseState): Promise<string | null> {
  const bookmark = await readBookmark(wrangler)
  if (bookmark) {
    console.log(
      `To bring back the data of this moment: ${restoreCommand(wrangler.config, bookmark)}`,
    )
    return bookmark
  }
  if (before.migrations.length === 0) return null
  fail(
    'wrangler names no Time Travel bookmark to go back to: run this again in a minute. Nothing was changed.',
  )
}

async function migrate(wrangler: Wrangler, bookmark: string | null): Promise<void> {
  const code = await wrangler.run(['d1', 'migrations', 'apply', 'DB', '--remote'])
  if (code === 0) return
  fail(
    `The migration failed, for the reason above; the site runs as before. Correct the migration and run this again. ${backTo(wrangler, bookmark)}`,
  )
}

async function upload(
  facts: Facts,
  wrangler: Wrangler,
  worker: string,
  bookmark: string | null,
): Promise<void> {
  if ((await uploadWorker(facts, wrangler, worker)) === 0) return
  fail(
    `wrangler could not deploy, for the reason above; the database is migrated, the version before still runs. Remove the cause and run this again. ${backTo(wrangler, bookmark)}`,
  )
}

async function loadAgency(facts: Facts, wrangler: Wrangler, local: LocalSteps): Promise<void> {
  const { folder } = facts.agency
  console.log(`Loading the agency of ${folder} …`)
  await local.loadAgency(folder, wrangler).catch((error) => {
    fail(
      `The agency could not be loaded (${message(error)}): correct it, then npm run agency:load -- ${folder} --remote${configOption(wrangler.config)}.`,
    )
  })
}

async function checkHealth(facts: Facts, wrangler: Wrangler, bookmark: string | null) {
  const origin = givenOrigin(facts)
  const problem = await waitForHealth(origin)
  const option = configOption(wrangler.config)
  if (!problem) {
    console.log(`${origin} is up. npm run doctor -- --remote${option} looks at the rest.`)
    return
  }
  const version = bookmark ? `The version before: ${rollbackCommand(wrangler.config)}. ` : ''
  fail(
    `${problem}. A new domain needs minutes: ask again with npm run doctor -- --remote${option}. ${version}${backTo(wrangler, bookmark)}`,
  )
}

function backTo(wrangler: Wrangler, bookmark: string | null): string {
  if (!bookmark) return 'This was the first deployment: there is nothing to go back to.'
  return `The data before: ${restoreCommand(wrangler.config, bookmark)}.`
}

function printLoginHint({ config }: Wrangler): void {
  const option = configOption(config)
  console.log(
    `No one can log in at /staff yet: npm run staff:create -- EMAIL --remote${option} makes the first admin.`,
  )
}

/** The current bookmark of D1's Time Travel, or null when wrangler gives none. */
async function readBookmark(wrangler: Wrangler): Promise<string | null> {
  const { code, stdout } = await wrangler.attempt(['d1', 'time-travel', 'info', 'DB', '--json'])
  if (code !== 0) return null
  return /"bookmark":\s*"([^"]+)"/.exec(stripVTControlCharacters(stdout))?.[1] ?? null
}

/** Returns the command that restores the data. */
function restoreCommand(config: string, bookmark: string): string {
  return `npx wrangler d1 time-travel restore DB --bookmark=${bookmark}${configOption(config)}`
}

/** Returns the command that restores the previous version. */
function rollbackCommand(config: string): string {
  return `npx wrangler rollback${configOption(config)}`
}

/** Deploys worker, public files and secrets as one version, so that none runs without the others. */
function uploadWorker({ config, env }: Facts, wrangler: Wrangler, worker: string): Promise<number> {
  const secrets = Object.fromEntries(neededSecrets(config.vars).map((name) => [name, env[name]]))
  const origin = config.vars.SITE_ORIGIN
    ? []
    : ['--var', `SITE_ORIGIN:${givenOrigin({ config, env })}`]
  return withPrivateFile('secrets.json', JSON.stringify(secrets), (path) =>
    wrangler.run([
      'deploy',
      worker,
      '--no-bundle',
      '--assets',
      SITE_FILES,
      '--secrets-file',
      path,
      ...origin,
    ]),
  )
}
