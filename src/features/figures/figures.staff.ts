export { figurePeriod } from './staff/period'
export { readDailyVisits } from './staff/visit-figures'
export { dailyVisits, dayPoints, sumOf } from './staff/visit-series'
