import type { SiteSettings } from '../../domain/content/site'

/** The names under which visit statistics may know this site. */
export function ownSiteNames(settings: SiteSettings, host: string): string[] {
  const mails = [settings.siteEmail, ...settings.offices.map(({ email }) => email)]
  return [settings.name, host, ...mails.map((email) => email.split('@')[1] ?? '')]
}
