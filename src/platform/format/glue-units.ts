const NBSP = '\u00A0'

const BEFORE_UNIT = /(\d) (?=(?:m|m²|m³|cm|km|ha|are|kWh|kW|€|%|Uhr|uur|heures|h)(?![\p{L}\d²³]))/gu
const AFTER_SIGN = /€ (?=\d)/g

/** Returns the text or HTML with no-break spaces between numbers and units: `480 m²`, `€ 1.200`. */
export function glueUnits(text: string): string {
  return text.replace(BEFORE_UNIT, `$1${NBSP}`).replace(AFTER_SIGN, `€${NBSP}`)
}
