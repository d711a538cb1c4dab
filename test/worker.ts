import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Bindings } from '../src/env'
import { app } from '../src/full-app'
import { ORIGIN } from './agency'

/** The D1 binding, and the texts of the statements that it prepares. */
export function watchedDb(): { db: D1Database; queries: string[] } {
  const queries: string[] = []
  const withSession = (constraint?: string) => {
    const session = env.DB.withSession(constraint)
    return {
      prepare: (text: string) => {
        queries.push(text)
        return session.prepare(text)
      },
      batch: (statements: D1PreparedStatement[]) => session.batch(statements),
      getBookmark: () => session.getBookmark(),
    }
  }
  return { db: { withSession } as unknown as D1Database, queries }
}

/** The KV binding, and the keys that are read and written through it. */
export function watchedKv(): { kv: KVNamespace; readKeys: string[]; writtenKeys: string[] } {
  const [readKeys, writtenKeys]: [string[], string[]] = [[], []]
  const put: KVNamespace['put'] = (key, ...rest) => {
    writtenKeys.push(key)
    return env.CACHE.put(key, ...rest)
  }
  const get = new Proxy(env.CACHE.get, {
    apply(target, _, args: [key: string]) {
      readKeys.push(args[0])
      return Reflect.apply(target, env.CACHE, args)
    },
  })
  return { kv: { ...env.CACHE, get, put }, readKeys, writtenKeys }
}

/** D1 and KV bindings, and the work that a request causes with them. */
export function countedBindings() {
  const counts = { statements: 0, rowsRead: 0 }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const countResult = <Result extends D1Result>(result: Result): Result => {
    counts.statements++
    counts.rowsRead += result.meta.rows_read
    return result
  }
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const overridden = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: async () => countResult(await statement.all()),
      run: async () => countResult(await statement.run()),
      // The raw form has no count of rows, so the query runs twice.
      raw: async () => {
        countResult(await statement.all())
        return statement.raw()
      },
    }
    const wrapped = Object.assign(Object.create(statement), overridden)
    originals.set(wrapped, statement)
    return wrapped
  }
  const withSession = (constraint?: string) => {
    const session = env.DB.withSession(constraint)
    return {
      prepare: (text: string) => counted(session.prepare(text)),
      batch: async (statements: D1PreparedStatement[]) =>
        (await session.batch(statements.map((one) => originals.get(one) ?? one))).map(countResult),
      getBookmark: () => session.getBookmark(),
    }
  }
  const { kv, readKeys, writtenKeys } = watchedKv()
  return {
    bindings: { DB: { withSession } as unknown as D1Database, CACHE: kv },
    work: () => ({ ...counts, kvReads: readKeys.length, kvWrites: writtenKeys.length }),
  }
}

/** Sends a request; `done` waits for the work of the worker after its response. */
export async function begin(
  path: string,
  init: RequestInit = {},
  broken: Partial<Bindings> = {},
  origin = ORIGIN,
) {
  const context = createExecutionContext()
  const request = new Request(origin + path, { redirect: 'manual', ...init })
  const response = await app.fetch(request, { ...env, ...broken }, context)
  return { response, done: () => waitOnExecutionContext(context) }
}

/** Sends a request to a worker with other or broken bindings, and waits for all its work. */
export async function getWith(
  broken: Partial<Bindings>,
  path: string,
  init: RequestInit = {},
  origin = ORIGIN,
): Promise<Response> {
  const { response, done } = await begin(path, init, broken, origin)
  const body = await response.text()
  await done()
  return new Response(body || null, response)
}

/** Sends a request twice, so that a page with filters is cached, and returns the second response. */
export async function getTwice(path: string, init: RequestInit = {}): Promise<Response> {
  await getWith({}, path, init)
  return getWith({}, path, init)
}

/** Runs a request whose time-outs end within milliseconds instead of seconds. */
export async function withoutWaiting<Result>(run: () => Promise<Result>): Promise<Result> {
  const { setTimeout } = globalThis
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isSettled = false
  const result = run().finally(() => {
    isSettled = true
  })
  while (!isSettled) {
    await pause()
    vi.advanceTimersByTime(100)
  }
  vi.useRealTimers()
  return result
}

/** Moves the clock on by more than an isolate believes its version. */
export function laterOn(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
}
