/** Who sees that somebody asked for a map. */
export function hostOf(tiles: string): string {
  return /^https?:\/\/(?:\{s\}\.)?([^/]+)/.exec(tiles)?.[1] ?? tiles
}
