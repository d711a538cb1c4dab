/** The parts of Node that we use. `@types/node` would redeclare globals of the worker. */
declare module 'node:crypto' {
  interface Bytes extends Uint8Array {
    toString(encoding?: 'base64' | 'base64url' | 'hex'): string
  }
  interface Hmac {
    update(message: Uint8Array): Hmac
    digest(): Bytes
  }
  interface Hash {
    update(text: string): Hash
    digest(encoding: 'hex'): string
  }
  export function createHash(name: 'sha256'): Hash
  export function createHmac(hash: 'sha1', key: Uint8Array): Hmac
  export function randomBytes(count: number): Bytes
  export function scrypt(
    password: string,
    salt: Uint8Array,
    bytes: number,
    cost: { N: number; r: number; p: number; maxmem: number },
    done: (error: Error | null, key: Bytes) => void,
  ): void
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean
}

declare module 'node:zlib' {
  /** Returns the CRC-32 of ZIP and PNG, 0 to 2^32 - 1. */
  export function crc32(data: Uint8Array, before?: number): number
  export function deflateSync(data: Uint8Array, options: { level: number }): Uint8Array
  /** Throws for more than `maxOutputLength` bytes. */
  export function inflateSync(
    data: Uint8Array,
    options: { finishFlush: number; maxOutputLength: number },
  ): Uint8Array
}

declare namespace Cloudflare {
  interface Env extends Bindings {
    TEST_MIGRATIONS: D1Migration[]
    /** Set by `npm run drill`, for tests that wait for seconds. */
    DRILL?: string
    FUZZ_REQUESTS: string
  }
  interface GlobalProps {
    mainModule: typeof import('./index')
  }
}

type Bindings = import('./env').Bindings
type D1Migration = import('cloudflare:test').D1Migration

/** Methods that the runtime adds to interfaces that the browser's types declare too. */
interface SubtleCrypto {
  timingSafeEqual(a: ArrayBuffer | ArrayBufferView, b: ArrayBuffer | ArrayBufferView): boolean
}
interface CacheStorage {
  readonly default: Cache
}
