const CLICK_IDS: Record<string, string> = { gclid: 'Google Ads', fbclid: 'Facebook' }

/** Returns the campaign of a lead in words, such as `newsletter, spring`, from its tracking parameters. */
export function campaignText(parameters: string): string {
  const values = [...new URLSearchParams(parameters)].map(
    ([name, value]) => CLICK_IDS[name] ?? value,
  )
  return [...new Set(values.filter(Boolean))].join(', ')
}
