import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What `npm run …` starts, called with words of its own. */
function call(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...words])
  return { status, said: `${stdout}${stderr}`.trimEnd() }
}

test('a command says how it is called', () => {
  const { status, said } = call('agency-load', '--help')
  expect(status).toBe(0)
  expect(said).toMatch(/^Name the folder: npm run agency:load -- agency\n.*--remote/)
})

test('a command does nothing with an option that it does not know', () => {
  const { status, said } = call('agency-new', '--remoet')
  expect(status).toBe(1)
  expect(said).toBe("Unknown option '--remoet'.\nName the folder: npm run agency:new -- agency")
})

test('a command does nothing with a word that it does not take', () => {
  const { status, said } = call('deploy', 'other.toml')
  expect(status).toBe(1)
  expect(said).toMatch(/^Unexpected 'other\.toml'\.\n.*npm run deploy\n/)
})
