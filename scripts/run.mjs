// Plain JavaScript without dependencies: it runs before anything is installed, on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NODE = 'node_modules/node/bin/node'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
if (process.platform === 'win32') {
  console.error('Pand runs on Linux and macOS. On Windows, run this command in WSL 2.')
  process.exit(1)
}
if (!isInstalled()) install()
run(process.argv[2], process.argv.slice(3))

/** npm leaves what it installed in a hidden lock file; all that ours asks for must be in it. */
function isInstalled() {
  if (!existsSync(NODE) || !existsSync('node_modules/.package-lock.json')) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { optional, peer }]) => path !== '' && !optional && !peer)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function install() {
  console.log('Installing packages, once; about a minute …')
  const npm = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status === 0) return
  console.error('`npm ci` failed. It needs the network, and this folder must be writable.')
  process.exit(1)
}

/** The script runs on the project's own Node; the channel tells it when this process is gone. */
function run(name, args) {
  const script = ['--import', './scripts/errors.ts', `scripts/${name}.ts`]
  const child = spawn(NODE, [...script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
}

/** npm killed hard can't pass the signal on; without this its server would keep the port. */
function whenOrphaned(stop) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 1000)
}
