const DAY_MS = 86_400_000

/** `MM-DD`: New Year, Labour Day, National Day, Assumption, All Saints, Armistice, Christmas. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

/** Days from Easter Sunday to Easter Monday, Ascension Day and Whit Monday. */
const FROM_EASTER = [1, 39, 50]

/**
 * True when `date` (`2026-12-25`) is one of the ten public holidays of Belgium (Royal Decree of 18 April
 * 1974 on public holidays, art. 1).
 */
export function isHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true
  return FROM_EASTER.includes((Date.parse(date) - easterSunday(Number(date.slice(0, 4)))) / DAY_MS)
}

/** Midnight UTC of Easter Sunday in ms, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): number {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
