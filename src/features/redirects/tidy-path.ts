/** Returns the path in lower case, without doubled slashes and without a slash at the end, except after a language. */
export function tidyPath(path: string): string {
  const lower = path.replace(/%[\da-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  const parts = lower.split('/').filter(Boolean)
  return parts.length === 1 ? `/${parts[0]}/` : `/${parts.join('/')}`
}
