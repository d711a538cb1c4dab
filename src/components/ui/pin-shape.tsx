/** A pin of 30 by 42 pixels, whose tip marks the point. */
export function Drop() {
  return (
    <svg viewBox="0 0 30 42" aria-hidden="true">
      <path d="M15 41.5C5.500 28.500 1 21.500 1 15a14 14 0 0 1 28 0c0 6.500-4.500 13.500-14 26.500z" />
      <circle cx="15" cy="15" r="5" />
    </svg>
  )
}
