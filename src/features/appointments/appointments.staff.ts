export { listOfListing } from './queries'
export {
  type AppointmentRefusal,
  LeadAppointment,
  type LeadAppointments,
  loadLeadAppointments,
  makeFromLead,
} from './staff/lead-appointment'
