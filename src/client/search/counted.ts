/** The text for a number that the server left in `data-{name}-one` and `data-{name}-other`. */
export function counted(element: HTMLElement, name: string, count: number): string {
  const rules = new Intl.PluralRules(document.documentElement.lang)
  const form = rules.select(count) === 'one' ? 'One' : 'Other'
  return (element.dataset[name + form] ?? '').replace('{count}', String(count))
}
