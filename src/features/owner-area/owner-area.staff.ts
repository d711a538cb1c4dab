export { listAppointments, listOwnersOf } from './listing-owners'
export { listOwners } from './owners'
export { REPORT_WEEKS } from './report/report-period'
export {
  listReportReaders,
  queueReport,
  readReportSettings,
  saveReportSettings,
} from './report/report-queries'
export { writeReports } from './report/send-reports'
