/** Returns the address of a map that searches a place typed by staff. */
export function placeHref(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
}
