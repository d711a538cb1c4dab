import { CrmCallError, type SendOutcome } from './source'

const TOO_MANY = 429
/** The status of a server that did not receive the complete call in time. */
const REQUEST_TIMEOUT = 408

/** Returns the outcome of a call that threw; only a definite refusal counts as refused. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof CrmCallError)) throw error
  const { kind, status, retryAfter, message } = error
  if (status === TOO_MANY) return { is: 'later', retryAfter }
  const isRefused = status !== null && status >= 400 && status < 500 && status !== REQUEST_TIMEOUT
  if (isRefused || kind === 'failed') return { is: 'refused', reason: message }
  return { is: 'unknown', reason: message }
}

/** Returns the longest beginning of a text that fits, with an ellipsis if it is cut. */
export function fitted(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const signs = Array.from(text)
  let shortest = 0
  let longest = signs.length
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2)
    if (fits(`${signs.slice(0, middle).join('')}…`)) shortest = middle
    else longest = middle - 1
  }
  return `${signs.slice(0, shortest).join('')}…`
}

/** Returns a text of at most `length` characters. */
export function shortened(text: string, length: number): string {
  return fitted(text, (part) => Array.from(part).length <= length)
}
