import { FixedWindow } from '../../domain/format/fixed-window'

/** Ours are few; what visitors put together is kept when it is asked for again within this time. */
const AGAIN_MS = 5 * 60_000
/** So many of visitors' keys may begin to be kept within the span, in each isolate: the bound of our caches. */
export const KEPT_KEYS = { most: 200, spanMs: 10 * 60_000 }
/** The keys that this isolate remembers to have been asked for, or to keep. */
const MOST_REMEMBERED = 2000

/** When this isolate was last asked for a key, and last kept one. */
export const visitorKeys = {
  asked: new Map<string, number>(),
  kept: new Map<string, number>(),
  begun: new FixedWindow(KEPT_KEYS.spanMs),
}

/** The answers by request, as one page may load the same list twice. */
const answers = new WeakMap<object, Map<string, boolean>>()

/**
 * True for a visitor's key that is worth keeping: two requests asked for it within minutes. Whoever asks
 * for ten thousand made-up addresses, twice each, fills no cache beyond `KEPT_KEYS`.
 */
export function isWorthKeeping(key: string, request: object, now = Date.now()): boolean {
  const own = answers.get(request) ?? new Map<string, boolean>()
  answers.set(request, own)
  const answer = own.get(key) ?? isKeptFrom(key, now)
  own.set(key, answer)
  return answer
}

function isKeptFrom(key: string, now: number): boolean {
  const { asked, kept, begun } = visitorKeys
  if (isRecent(kept, key, now)) return remember(kept, key, now)
  if (!isRecent(asked, key, now)) {
    remember(asked, key, now)
    return false
  }
  return begun.count(now) <= KEPT_KEYS.most && remember(kept, key, now)
}

function isRecent(times: Map<string, number>, key: string, now: number): boolean {
  const at = times.get(key)
  return at !== undefined && now - at < AGAIN_MS
}

function remember(times: Map<string, number>, key: string, now: number): true {
  times.delete(key)
  times.set(key, now)
  const [oldest] = times.keys()
  if (times.size > MOST_REMEMBERED && oldest !== undefined) times.delete(oldest)
  return true
}
