export { listAppointments, listOwnersOf } from './listing-owners'
export { namesOneOf, namesVisitor } from './names-visitor'
export {
  addEntry,
  deleteEntry,
  ENTRY_KINDS,
  type EntryKind,
  feedbackInWords,
  findEntry,
  isByHand,
  listEntries,
  MAX_ENTRY_LENGTH,
  releaseFeedback,
} from './owner-entries'
export { listOwners } from './owners'
export { REPORT_WEEKS } from './report/report-period'
export {
  listReportReaders,
  queueReport,
  readReportSettings,
  saveReportSettings,
} from './report/report-queries'
export { writeReports } from './report/send-reports'
