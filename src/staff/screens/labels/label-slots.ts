/** The places of a text that are filled in when it is shown, each as often as it is there: `{count}`. */
export function slotsOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted()
}

/** Tells whether a text has exactly the places of the one that it replaces. */
export function hasSlotsOf(text: string, original: string): boolean {
  return slotsOf(text).join() === slotsOf(original).join()
}
