import type { Facts } from './facts.ts'

const DRIVERS = ['smtp', 'cloudflare']

export function mailLeaves({ config, allows }: Facts): string | null {
  const driver = config.vars.MAIL_DRIVER ?? ''
  if (DRIVERS.includes(driver) || allows.noMail) return null
  const choice = `write "smtp" or "cloudflare" under [vars] in ${config.file}`
  if (driver !== '' && driver !== 'local')
    return `MAIL_DRIVER is "${driver}", which does not exist: ${choice}.`
  return `MAIL_DRIVER is "${driver}", so that no lead would be mailed: ${choice}, or deploy with --no-mail.`
}

export function smtpHasHost({ config }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_HOST } = config.vars
  if (MAIL_DRIVER !== 'smtp' || SMTP_HOST) return null
  return `MAIL_DRIVER is "smtp" without a server: write SMTP_HOST under [vars] in ${config.file}.`
}

/** At a deployment that can be asked, what counts is the secret that it has. */
export function smtpHasPassword({ config, env, secretsFile, deployed }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_USER } = config.vars
  if (MAIL_DRIVER !== 'smtp' || !SMTP_USER || env.SMTP_PASSWORD || deployed) return null
  return `SMTP_USER is "${SMTP_USER}" without a password: put SMTP_PASSWORD into ${secretsFile} or the environment.`
}

export function smtpIsEncrypted({ config }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_TLS } = config.vars
  if (MAIL_DRIVER !== 'smtp' || SMTP_TLS !== 'off') return null
  return `SMTP_TLS is "off", so that leads and the password travel readable: write "starttls" or "implicit" in ${config.file}.`
}

export function cloudflareIsBound({ config }: Facts): string | null {
  if (config.vars.MAIL_DRIVER !== 'cloudflare' || config.email) return null
  return `MAIL_DRIVER is "cloudflare" without its binding: add [[send_email]] with name = "EMAIL" to ${config.file}.`
}
