import { emailLine, line, lines, phoneLine, tick } from './fields'

export const LONGEST_SUBJECT = 150

/** The sender's fields and message; `rules.ts` decides which are required. */
export const person = {
  FirstName: line(100),
  Name: line(100),
  Email: emailLine,
  PhoneNumber: phoneLine,
  Subject: line(LONGEST_SUBJECT),
  Content: lines(5000),
  IsReceivedEmail: tick,
}
