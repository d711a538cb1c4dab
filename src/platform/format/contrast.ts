const WHITE = '#ffffff'
const BLACK = '#000000'
const STEPS = 100

/** Returns the WCAG contrast of two colours (`#1f4a3a`), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the nearest lighter or darker colour with a minimum contrast to another colour. Returns the colour itself if
 * its contrast is sufficient.
 */
export function nearestWith(colour: string, other: string, least: number): string {
  for (let step = 0; step <= STEPS; step++) {
    const passing = [mixed(colour, BLACK, step / STEPS), mixed(colour, WHITE, step / STEPS)].find(
      (one) => contrast(one, other) >= least,
    )
    if (passing) return passing
  }
  return contrast(BLACK, other) > contrast(WHITE, other) ? BLACK : WHITE
}

function mixed(colour: string, other: string, share: number): string {
  const target = partsOf(other)
  const parts = partsOf(colour).map((part, at) => part + share * ((target[at] ?? part) - part))
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function partsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
