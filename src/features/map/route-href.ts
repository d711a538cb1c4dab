/** The place on the map of OpenStreetMap, which knows the way there. */
export function routeHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
