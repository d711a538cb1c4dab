import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { LONGEST_PASSWORD } from '../../domain/people/account'

const LN = 15
const COST = { N: 2 ** LN, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const [SALT_BYTES, HASH_BYTES] = [16, 32]
const STORED = new RegExp(`^\\$scrypt\\$ln=${LN},r=8,p=3\\$([\\w+/]{22})\\$([\\w+/]{43})$`)

/** Dummies, so that a login for an unknown address costs as much as one for a known. */
const NO_SALT = new Uint8Array(SALT_BYTES)
const NO_HASH = new Uint8Array(HASH_BYTES)

/** Hashes a password for storage: scrypt with its parameters and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt)
  const [a, b] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$scrypt$ln=${LN},r=8,p=3$${a}$${b}`
}

/** Compares a password with a stored hash; null (no account, or none set) takes as long and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, hash] = STORED.exec(stored ?? '') ?? []
  const given = await derive(password.slice(0, LONGEST_PASSWORD), salt ? bytesOf(salt) : NO_SALT)
  return timingSafeEqual(given, hash ? bytesOf(hash) : NO_HASH) && hash !== undefined
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** A quarter of a second in which the isolate does nothing else: what else is due goes first. */
async function derive(password: string, salt: Uint8Array) {
  await new Promise<void>((resolve) => setTimeout(resolve))
  return new Promise<ReturnType<typeof randomBytes>>((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, COST, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
