/** The place in a picture that stays in view where it is cropped, in percent from its left and its top. */
export interface Focus {
  x: number
  y: number
}

const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/

/** Returns a picture's address without the place that it tells. */
export function plainAddress(address: string): string {
  return address.replace(FOCUS, '')
}

/** Returns the place that a picture's address tells; null for its middle. */
export function focusOf(address: string): Focus | null {
  const [, x, y] = FOCUS.exec(address) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

/** A picture's address with the place that is to stay in view: browsers ask for the same file, whatever it says. */
export function withFocus(address: string, focus: Focus | null): string {
  const plain = plainAddress(address)
  return focus ? `${plain}#focus=${Math.round(focus.x)},${Math.round(focus.y)}` : plain
}
