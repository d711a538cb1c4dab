import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { MAX_PASSWORD_LENGTH } from '../../platform/accounts/account'
import { delay } from '../../platform/format/timeout'

/** The parameters of scrypt; N is 2^ln. */
interface Cost {
  ln: number
  r: number
  p: number
}

const COST: Cost = { ln: 15, r: 8, p: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
/** The largest N·r·p that the runtime accepts. */
const MAX_WORK = 2 ** 20
const [SALT_BYTES, HASH_BYTES] = [16, 32]
const STORED =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$(?<salt>[\w+/]{22})\$(?<hash>[\w+/]{43})$/

/** Dummy values, so that a login for an unknown address costs as much as one for a known address. */
const NO_SALT = new Uint8Array(SALT_BYTES)
const NO_HASH = new Uint8Array(HASH_BYTES)

/** Returns the hash of a password for storage: the scrypt hash with its parameters and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST)
  const [a, b] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `${prefixOf(COST)}${a}$${b}`
}

/**
 * Compares a password with a stored hash, with the parameters of that hash. Null (no account, or no password) takes as
 * long and returns false.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = readHash(stored ?? '')
  const salt = parsed?.salt ?? NO_SALT
  const computed = await derive(password.slice(0, MAX_PASSWORD_LENGTH), salt, parsed?.cost ?? COST)
  return timingSafeEqual(computed, parsed?.hash ?? NO_HASH) && parsed !== null
}

/** Returns true for a hash with other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefixOf(COST))
}

function prefixOf({ ln, r, p }: Cost): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$`
}

/** Parses a stored hash. Returns null for any other text, and for parameters above the runtime's limit. */
function readHash(stored: string): { cost: Cost; salt: Uint8Array; hash: Uint8Array } | null {
  const match = STORED.exec(stored)
  const { salt = '', hash = '' } = match?.groups ?? {}
  const [ln = 0, r = 0, p = 0] = match?.slice(1, 4).map(Number) ?? []
  const isUsable =
    ln > 0 && r > 0 && p > 0 && 2 ** ln * r * p <= MAX_WORK && 2 ** ln * r * 128 < MAX_MEMORY
  return isUsable ? { cost: { ln, r, p }, salt: bytesOf(salt), hash: bytesOf(hash) } : null
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Computes a hash. It blocks the isolate for a quarter of a second, so other due work runs before it. */
async function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost) {
  await delay(0)
  return new Promise<ReturnType<typeof randomBytes>>((resolve, reject) => {
    const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }
    scrypt(password, salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
