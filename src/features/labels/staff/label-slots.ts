/** Returns the placeholders of a text, such as `{count}`, sorted and with repetitions. */
export function slotsOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted()
}

/** Returns true if a text has the same placeholders as the original. */
export function hasSlotsOf(text: string, original: string): boolean {
  return slotsOf(text).join() === slotsOf(original).join()
}
