import { checkbox, emailLine, line, lines, phoneLine } from './fields'

export const MAX_SUBJECT_LENGTH = 150
export const MAX_CONTENT_LENGTH = 5000

/** The sender's fields and message; `rules.ts` decides which are required. */
export const person = {
  FirstName: line(100),
  Name: line(100),
  Email: emailLine,
  PhoneNumber: phoneLine,
  Subject: line(MAX_SUBJECT_LENGTH),
  Content: lines(MAX_CONTENT_LENGTH),
  IsReceivedEmail: checkbox,
}
