import { createContext, runInContext } from 'node:vm'

const context = createContext({})

/** Runs a function, and returns false if it does not end within this time, also inside of a regular expression. */
export function endsWithin(ms: number, run: () => void): boolean {
  Object.assign(context, { run })
  try {
    runInContext('run()', context, { timeout: ms })
    return true
  } catch (error) {
    if (isTimeout(error)) return false
    throw error
  }
}

/** The error is one of the context's realm, where `Error` is another class. */
function isTimeout(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
