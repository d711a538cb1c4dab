import worker from '../dist/worker/index.js'

// The same worker, which counts what it uses of D1, KV and R2. `/.usage` returns the counts and begins anew; while
// work goes on after responses, it returns 202.
const NOTHING = {
  statements: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
  r2Reads: 0,
  r2Writes: 0,
  fetches: 0,
}
let usage = { ...NOTHING }
let pending = 0

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/.usage') return sendUsage()
    if (!request.headers.has('Bench-Counted')) return worker.fetch(request, env, context)
    return worker.fetch(request, counted(env), withPending(context))
  },
}

function sendUsage() {
  if (pending > 0) return new Response(null, { status: 202 })
  const response = Response.json(usage)
  usage = { ...NOTHING }
  return response
}

function withPending(context) {
  return {
    passThroughOnException: () => context.passThroughOnException(),
    waitUntil(promise) {
      pending++
      const end = () => pending--
      context.waitUntil(Promise.resolve(promise).then(end, end))
    },
  }
}

let bindings
function counted(env) {
  bindings ??= {
    ...env,
    DB: countedD1(env.DB),
    CACHE: countedKv(env.CACHE),
    MEDIA: countedR2(env.MEDIA),
  }
  return bindings
}

function countMeta(result) {
  usage.statements++
  usage.rowsRead += result.meta.rows_read
  usage.rowsWritten += result.meta.rows_written
  return result
}

const realStatement = new WeakMap()

function countedStatement(statement, text) {
  const wrapped = {
    bind: (...values) => countedStatement(statement.bind(...values), text),
    all: async () => countMeta(await statement.all()),
    run: async () => countMeta(await statement.run()),
    // The raw form has no row counts: a query runs twice, and a write returns its rows as objects.
    async raw() {
      const { results } = countMeta(await statement.all())
      return /^\s*select/i.test(text) ? statement.raw() : results.map(Object.values)
    },
  }
  realStatement.set(wrapped, statement)
  return wrapped
}

function countedSession(session) {
  return {
    prepare: (text) => countedStatement(session.prepare(text), text),
    batch: async (all) =>
      (await session.batch(all.map((one) => realStatement.get(one)))).map(countMeta),
    getBookmark: () => session.getBookmark(),
  }
}

function countedD1(db) {
  return {
    ...countedSession(db),
    withSession: (constraint) => countedSession(db.withSession(constraint)),
  }
}

function countedKv(kv) {
  const count =
    (name, method) =>
    (...args) => {
      usage[name]++
      return kv[method](...args)
    }
  return {
    get: count('kvReads', 'get'),
    put: count('kvWrites', 'put'),
    delete: count('kvWrites', 'delete'),
  }
}

function countedR2(bucket) {
  const count =
    (name, method) =>
    (...args) => {
      usage[name]++
      return bucket[method](...args)
    }
  return {
    get: count('r2Reads', 'get'),
    head: count('r2Reads', 'head'),
    put: count('r2Writes', 'put'),
    list: count('r2Writes', 'list'),
    delete: (...args) => bucket.delete(...args),
  }
}

const { fetch } = globalThis
globalThis.fetch = (...args) => {
  usage.fetches++
  return fetch(...args)
}
