import type { View } from '../../components/ui/view'

/** Returns the name of an office, or null if `id` is null or the office was deleted. */
export function officeName({ site }: View, id: number | null): string | null {
  return site.settings.offices.find((office) => office.id === id)?.name ?? null
}

/** Returns the offices as options after the given ones. Returns an empty list if the agency has only one office. */
export function officeChoices(
  { site }: View,
  ...firstChoices: [string, string][]
): [string, string][] {
  const { offices } = site.settings
  if (offices.length < 2) return []
  return [...firstChoices, ...offices.map(({ id, name }): [string, string] => [String(id), name])]
}
