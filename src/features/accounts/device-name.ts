/** Words of a browser's own name for itself, the more telling first: Edge calls itself Chrome and Safari too. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** A browser and its system in words, as 'Firefox, Windows'; '' for one that tells neither. */
export function deviceName(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  )
  return names.join(', ')
}
