import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** A SHA-512 checksum as npm verifies it: 64 bytes in Base64. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
/** Path '' is Pand itself. */
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('the lock file has a SHA-512 checksum for each package', () => {
  const unverified = installed.filter(([, entry]) => !SHA512.test(entry.integrity ?? ''))
  expect(installed.length).toBeGreaterThan(0)
  expect(unverified.map(([path]) => path)).toEqual([])
})

test('the lock file names no registry host and no folder of this machine', () => {
  const located = installed.filter(([, entry]) => entry.resolved !== undefined || entry.link)
  expect(located.map(([path]) => path)).toEqual([])
})

test('the lock file covers the packages of all platforms', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
