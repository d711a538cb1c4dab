/** A query string in the formats of routers and tests. */
export type ListParams = URLSearchParams | Record<string, string | string[] | undefined>

/** Returns the first value of a parameter, or null if it is absent. */
export function firstOf(params: ListParams, name: string): string | null {
  return allOf(params, name)[0] ?? null
}

export function allOf(params: ListParams, name: string): string[] {
  if (params instanceof URLSearchParams) return params.getAll(name)
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')
}
