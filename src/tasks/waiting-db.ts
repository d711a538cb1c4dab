import { retryWhileBusy } from './retry-while-busy'

/** Returns a D1 database whose statements wait for ten seconds while another process writes to it. */
export function waitingDb(db: D1Database): D1Database {
  const withSession = (constraint?: string) => {
    const session = db.withSession(constraint)
    return Object.assign(Object.create(session), {
      prepare: (query: string) => waitingStatement(session.prepare(query)),
      batch: (statements: D1PreparedStatement[]) => retryWhileBusy(() => session.batch(statements)),
      getBookmark: () => session.getBookmark(),
    })
  }
  return Object.assign(Object.create(db), { withSession })
}

function waitingStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const { all, raw, run, first } = statement
  return Object.assign(Object.create(statement), {
    bind: (...values: unknown[]) => waitingStatement(statement.bind(...values)),
    all: () => retryWhileBusy(() => all.call(statement)),
    raw: () => retryWhileBusy(() => raw.call(statement)),
    run: () => retryWhileBusy(() => run.call(statement)),
    first: () => retryWhileBusy(() => first.call(statement)),
  })
}
