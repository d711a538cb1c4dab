import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

// Faults of all services of the site except mail servers, which are in e2e/smtp/server.ts.

/** The number of failures of a broken binding. A drill without a failure proves nothing. */
export const broken = { times: 0 }

/** A D1 binding that fails. */
export const DEAD_DB = {
  withSession: () => ({ prepare: refuse, batch: refuse, getBookmark: () => null }),
} as unknown as D1Database

function refuse(): never {
  broken.times++
  throw new Error('D1_ERROR: Network connection lost')
}

/** A D1 binding whose queries never end. */
export const SILENT_DB = {
  withSession: () => ({ prepare: () => SILENT, batch: silence, getBookmark: () => null }),
} as unknown as D1Database

const SILENT = { bind: () => SILENT, all: silence, raw: silence, run: silence, first: silence }

function silence(): Promise<never> {
  broken.times++
  return new Promise(() => undefined)
}

/** A D1 binding whose queries of the table `listing` start when `start` resolves, or fail when it rejects. */
export function delayedDb(start: Promise<unknown>): D1Database {
  // The rejection may come before the first query.
  start.catch(() => undefined)
  const withSession = (constraint?: string) => {
    const session = env.DB.withSession(constraint)
    return {
      prepare: (text: string) => {
        const statement = session.prepare(text)
        return /\b(?:from|join) "?listing\b/i.test(text) ? delayed(statement, start) : statement
      },
      batch: async (statements: D1PreparedStatement[]) => {
        await start
        return session.batch(statements)
      },
      getBookmark: () => session.getBookmark(),
    }
  }
  return { withSession } as unknown as D1Database
}

/** Returns a delayed statement that D1 can also run in a batch. */
function delayed(statement: D1PreparedStatement, start: Promise<unknown>): D1PreparedStatement {
  const after =
    <Result>(run: () => Promise<Result>) =>
    async () => {
      await start
      return run()
    }
  const { all, raw, run, first } = statement
  const overridden = {
    bind: (...values: unknown[]) => delayed(statement.bind(...values), start),
    all: after(() => all.call(statement)),
    raw: after(() => raw.call(statement)),
    run: after(() => run.call(statement)),
    first: after(() => first.call(statement)),
  }
  return Object.assign(Object.create(statement), overridden)
}

/** A KV binding that fails. */
export const DEAD_KV = failing<KVNamespace>(
  ['get', 'put', 'list'],
  'KV GET failed: 500 Internal Server Error',
)

/** An R2 binding that fails. */
export const DEAD_BUCKET = failing<R2Bucket>(['get', 'head', 'put'], 'R2: internal error (10001)')

/** A binding whose methods all reject. */
function failing<Binding>(methods: (keyof Binding)[], message: string): Binding {
  const refuse = async () => {
    broken.times++
    throw new Error(message)
  }
  return Object.fromEntries(methods.map((name) => [name, refuse])) as Binding
}

export const WRITES = /^\s*(?:insert|update|delete)\b/i

interface BrokenDb {
  /** The statements that fail, by their text; with them the batch that they are in. */
  on: RegExp
  /** True if they have run before the failure, as with a lost response. */
  when: 'before' | 'after'
  error: string
  times?: number
}

/** The real D1, but some of its statements fail. */
export function brokenDb({ on, when, error, times = Infinity }: BrokenDb): D1Database {
  const failing = new WeakSet<D1PreparedStatement>()
  let remaining = times
  const fail = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (remaining-- <= 0) return run()
    broken.times++
    if (when === 'after') await run()
    throw new Error(error)
  }
  const marked = (statement: D1PreparedStatement): D1PreparedStatement => {
    failing.add(statement)
    const { bind, all, raw, run } = statement
    return Object.assign(statement, {
      bind: (...values: unknown[]) => marked(bind.apply(statement, values)),
      all: () => fail(() => all.call(statement)),
      raw: () => fail(() => raw.call(statement)),
      run: () => fail(() => run.call(statement)),
    })
  }
  const withSession = (constraint?: string) => {
    const session = env.DB.withSession(constraint)
    return {
      prepare: (text: string) =>
        on.test(text) ? marked(session.prepare(text)) : session.prepare(text),
      batch: (statements: D1PreparedStatement[]) => {
        const run = () => session.batch(statements)
        return statements.some((one) => failing.has(one)) ? fail(run) : run()
      },
      getBookmark: () => session.getBookmark(),
    }
  }
  return { withSession } as unknown as D1Database
}

export type MailMood = 'well' | 'down' | 'slow' | 'refusing' | 'dropping'

const SLOW_MS = 20

/** A mail binding that records the ID of each sent mail, and fails according to its mood. */
export class Postbox {
  mood: MailMood = 'well'
  readonly arrived: string[] = []
  #attempts = 0

  readonly binding = {
    send: async ({ headers }: { headers: Record<string, string> }) => {
      if (this.mood !== 'well') broken.times++
      if (this.mood === 'down') throw new Error('Network connection lost')
      if (this.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      if (this.mood === 'refusing' && this.#attempts++ % 2 === 0) throw new Error('E_RATE_LIMITED')
      this.arrived.push(headers['Message-ID'] ?? '')
      if (this.mood === 'dropping') throw new Error('Network connection lost')
    },
  } as unknown as SendEmail

  /** The number of mails that arrived again under the same ID. */
  get twice(): number {
    return this.arrived.length - new Set(this.arrived).size
  }
}

/** Stops the clock at this time until it is set again. Timers continue. */
export function setClock(time: number | string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
}
