const KEY = 'moved'
/** Screen readers hear a region that changes, not one that comes with its words. */
const PAUSE_MS = 200

/** Keeps what was moved, to say it on the page that comes. */
export function sayMoveLater(words: string): void {
  try {
    sessionStorage.setItem(KEY, words)
  } catch {}
}

/** Says what was moved before this page came. */
export function sayLastMove(): void {
  let words: string | null = null
  try {
    words = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {}
  if (!words) return
  const region = Object.assign(document.createElement('p'), {
    className: 'sr-only',
    role: 'status',
  })
  document.querySelector('main')?.append(region)
  setTimeout(() => {
    region.textContent = words
  }, PAUSE_MS)
}
