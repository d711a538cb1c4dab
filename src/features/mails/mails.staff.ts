export { MAIL_STYLES, MailPage } from './staff/mail-page'
export { MailState, RefusesMail } from './staff/mail-state'
export { MailsPage } from './staff/mails-page'
