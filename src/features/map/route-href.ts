/** Returns the address of a place on OpenStreetMap, which can plan a route to it. */
export function routeHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
