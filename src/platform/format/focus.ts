/** The focal point of a picture, which stays visible when the picture is cropped, in percent from the left and top. */
export interface Focus {
  x: number
  y: number
}

const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/

/** Returns the address of a picture without its focal point. */
export function plainAddress(address: string): string {
  return address.replace(FOCUS, '')
}

/** Returns the focal point in the address of a picture, or null for its middle. */
export function focusOf(address: string): Focus | null {
  const [, x, y] = FOCUS.exec(address) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

/** Returns the address of a picture with a focal point. It is a fragment, so browsers request the same file. */
export function withFocus(address: string, focus: Focus | null): string {
  const plain = plainAddress(address)
  return focus ? `${plain}#focus=${Math.round(focus.x)},${Math.round(focus.y)}` : plain
}
