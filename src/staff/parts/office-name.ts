import type { View } from '../../components/ui/view'

/** What an office of the settings is called; null for none, and for one that is gone. */
export function officeName({ site }: View, id: number | null): string | null {
  return site.settings.offices.find((office) => office.id === id)?.name ?? null
}

/** The offices as choices of a form, after those of its own; none of an agency that has one alone. */
export function officeChoices({ site }: View, ...own: [string, string][]): [string, string][] {
  const { offices } = site.settings
  if (offices.length < 2) return []
  return [...own, ...offices.map(({ id, name }): [string, string] => [String(id), name])]
}
