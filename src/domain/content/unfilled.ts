/** The number of `[[…]]` in a document's texts: what a starter agency leaves to its agency to say. */
export function countUnfilled(content: unknown): number {
  if (typeof content === 'string') return content.split('[[').length - 1
  if (typeof content !== 'object' || content === null) return 0
  return Object.values(content).reduce((sum: number, value) => sum + countUnfilled(value), 0)
}
