/** The halves of a day for visits, in Belgian local time. */
export const DAY_PARTS = {
  am: { from: '09:00', to: '12:00' },
  pm: { from: '13:00', to: '18:00' },
} as const
export type DayPart = keyof typeof DAY_PARTS

export interface HalfDay {
  /** `2026-11-24` */
  date: string
  part: DayPart
}

/** The maximum number of half-days that a visitor may propose for one visit. */
export const MAX_HALF_DAYS = 3

/** The number of days in advance for which a visit may be proposed. */
const DAYS_AHEAD = 90

const DAY_MS = 86_400_000

/** Returns true if a visit is possible on `date` (`2026-11-24`): from the day after `today`, not on Sundays. */
export function isVisitDay(date: string, today: string): boolean {
  const day = dayNumber(date)
  const first = dayNumber(today)
  if (day === null || first === null || isSunday(day)) return false
  return day > first && day <= first + DAYS_AHEAD
}

/** Returns the first and the last day of the period in which `isVisitDay` may be true. */
export function visitPeriod(today: string): { min: string; max: string } {
  const dayAfter = (days: number) =>
    new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  return { min: dayAfter(1), max: dayAfter(DAYS_AHEAD) }
}

/**
 * Returns the next `count` working days (`2026-11-24`) from the day after `today`: Monday to Friday without holidays.
 */
export function workingDaysAfter(today: string, count: number): string[] {
  const first = dayNumber(today)
  if (first === null) return []
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => first + index + 1)
  return days
    .filter((day) => !isSunday(day) && !isSunday(day + 1))
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10))
    .filter((date) => !isHoliday(date))
    .slice(0, count)
}

/** Returns true for a Sunday. Day 0, 1 January 1970, was a Thursday. */
function isSunday(dayNumber: number): boolean {
  return dayNumber % 7 === 3
}

export function isDayPart(text: unknown): text is DayPart {
  return typeof text === 'string' && Object.hasOwn(DAY_PARTS, text)
}

export function visitHalfDays(data: { VisitDate?: string[]; VisitPart?: string[] }): HalfDay[] {
  return (data.VisitDate ?? []).flatMap((date, index) => {
    const part = data.VisitPart?.[index]
    return date && isDayPart(part) ? [{ date, part }] : []
  })
}

function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const ms = Date.parse(`${date}T00:00:00Z`)
  const isReal = Number.isFinite(ms) && new Date(ms).toISOString().startsWith(date)
  return isReal ? ms / DAY_MS : null
}

/** The fixed holidays as `MM-DD`: New Year, Labour Day, National Day, Assumption, All Saints, Armistice, Christmas. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

/** The number of days from Easter Sunday to Easter Monday, Ascension Day and Whit Monday. */
const FROM_EASTER = [1, 39, 50]

/**
 * Returns true if `date` (`2026-12-25`) is one of the ten public holidays of Belgium (Royal Decree of 18 April 1974 on
 * public holidays, art. 1).
 */
export function isHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true
  return FROM_EASTER.includes((Date.parse(date) - easterSunday(Number(date.slice(0, 4)))) / DAY_MS)
}

/**
 * Returns midnight UTC of Easter Sunday in ms, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms,
 * ch. 8).
 */
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
