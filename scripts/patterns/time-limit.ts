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

/** Lengths of texts in characters. */
const [SMALL, MEDIUM, LARGE] = [8 * 1024, 32 * 1024, 256 * 1024]
const SUSPICIOUS_MS = 20
/** A text of four times the length takes four times as long in linear time, and sixteen times in quadratic time. */
const SUSPICIOUS_RATIO = 8
const TIMEOUT_MS = 10_000

/**
 * Returns false if a function needs far more than linear time for a text: more than seconds for 256 KB. The large text
 * is tried only if smaller ones take suspiciously long, so that a slow machine alone changes nothing.
 */
export function isLinear(
  textOf: (length: number) => string,
  read: (text: string) => void,
): boolean {
  const timeOf = (length: number) => {
    const [text, start] = [textOf(length), performance.now()]
    return endsWithin(TIMEOUT_MS, () => read(text)) ? performance.now() - start : TIMEOUT_MS
  }
  if (timeOf(MEDIUM) < SUSPICIOUS_MS) return true
  const medium = timeOf(MEDIUM)
  if (medium < SUSPICIOUS_MS || medium / timeOf(SMALL) < SUSPICIOUS_RATIO) return true
  return timeOf(LARGE) < TIMEOUT_MS
}
