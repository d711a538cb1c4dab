import { CrmTrouble, type SendOutcome } from './source'

const TOO_MANY = 429
/** The server gave up waiting for the rest of the call. */
const REQUEST_TIMEOUT = 408

/** The outcome of a call that threw: only a clear no counts as one. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof CrmTrouble)) throw error
  const { kind, status, retryAfter, message } = error
  if (status === TOO_MANY) return { is: 'later', retryAfter }
  const isRefused = status !== null && status >= 400 && status < 500 && status !== REQUEST_TIMEOUT
  if (isRefused || kind === 'failed') return { is: 'refused', reason: message }
  return { is: 'unknown', reason: message }
}

/** The longest beginning of a text that fits, with an ellipsis where the end is missing. */
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

/** A text of at most `length` signs. */
export function shortened(text: string, length: number): string {
  return fitted(text, (part) => Array.from(part).length <= length)
}
