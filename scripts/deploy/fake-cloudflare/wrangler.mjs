#!/usr/bin/env node
// Stands in for wrangler in tests: writes every call into calls.jsonl of the folder STAND_IN and
// answers from the account in its account.json, which creating, migrating and deploying change.
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const folder = process.env.STAND_IN
const args = process.argv.slice(2)
const account = JSON.parse(readFileSync(`${folder}/account.json`, 'utf8'))
const command = args.join(' ')

appendFileSync(`${folder}/calls.jsonl`, `${JSON.stringify(args)}\n`)
if (account.fails && command.startsWith(account.fails)) {
  console.error(account.error ?? '✘ [ERROR] The fake was set to fail.')
  process.exit(1)
}
const [answer] = Object.keys(answers()).filter((name) => command.startsWith(name))
if (!answer) {
  console.error(`✘ [ERROR] Unknown command: ${command}`)
  process.exit(1)
}
answers()[answer]()
writeFileSync(`${folder}/account.json`, JSON.stringify(account))

function answers() {
  return {
    'd1 list': () => print(account.databases),
    'd1 create': createDatabase,
    'd1 time-travel info': () => print({ bookmark: '0000-0001' }),
    'd1 execute': () => print([{ results: execute(option('--command')), success: true }]),
    'd1 migrations apply': () => {
      account.migrations = readdirSync('migrations')
    },
    'kv namespace list': () => print(account.namespaces),
    'kv namespace create': createNamespace,
    'r2 bucket list': listBuckets,
    'r2 bucket create': createBucket,
    'secret list': listSecrets,
    deploy,
  }
}

function createDatabase() {
  const database = { name: args[2], uuid: '11111111-2222-4333-8444-555555555555' }
  account.databases.push(database)
  console.log(
    `✅ Created DB '${database.name}'\n[[d1_databases]]\ndatabase_id = "${database.uuid}"`,
  )
}

function createNamespace() {
  const namespace = { title: args[3], id: '0123456789abcdef0123456789abcdef' }
  account.namespaces.push(namespace)
  console.log(`✨ Success!\n[[kv_namespaces]]\nbinding = "x"\nid = "${namespace.id}"`)
}

function listBuckets() {
  const matching = account.buckets.filter(({ where }) => where === option('--jurisdiction'))
  console.log('Listing buckets...')
  console.log(
    matching.map(({ name }) => `name:           ${name}\ncreation_date:  2026`).join('\n\n'),
  )
}

function createBucket() {
  account.buckets.push({ name: args[3], where: option('--jurisdiction') })
}

function execute(sql) {
  if (sql.includes('sqlite_master')) {
    const tables = ['d1_migrations', 'site_setting', 'account', 'outbox']
    return account.migrations.length > 0 ? tables.map((name) => ({ name })) : []
  }
  return [...account.migrations.map((value) => ({ kind: 'migration', value })), ...account.rows]
}

function listSecrets() {
  if (account.secrets) return print(account.secrets.map((name) => ({ name, type: 'secret_text' })))
  console.error('✘ [ERROR] Worker "pand" not found.')
  process.exit(1)
}

function deploy() {
  const file = option('--secrets-file')
  const secrets = JSON.parse(readFileSync(file, 'utf8'))
  account.secrets = Object.keys(secrets)
  account.upload = { file, mode: statSync(file).mode & 0o777, secrets }
}

function option(name) {
  const at = args.indexOf(name)
  return at === -1 ? undefined : args[at + 1]
}

function print(value) {
  console.log(JSON.stringify(value, null, 2))
}
