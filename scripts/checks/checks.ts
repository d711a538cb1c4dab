import { limitsHold, tokenExists, tokenIsStrong } from './access-checks.ts'
import {
  originHasNoPath,
  originIsHttps,
  originIsOne,
  routesLeadToOrigin,
} from './address-checks.ts'
import { agencyHasAddress, agencyHasNoGaps, agencyIsJson } from './agency-checks.ts'
import { crmHasSecrets, crmIsKnown } from './crm-checks.ts'
import {
  agencyIsLoaded,
  databaseAnswers,
  demoIsAway,
  migrationsAreApplied,
  noMailIsDead,
  secretsAreSet,
  someoneCanLogIn,
} from './deployed-checks.ts'
import type { Check } from './facts.ts'
import {
  cloudflareIsBound,
  mailLeaves,
  smtpHasHost,
  smtpHasPassword,
  smtpIsEncrypted,
} from './mail-checks.ts'
import { bindingsExist, idsAreWritten, secretsAreSecret } from './resource-checks.ts'
import {
  httpLeadsToHttps,
  siteAnswers,
  siteHasContent,
  siteMails,
  siteReadsCrm,
} from './site-checks.ts'

/** A deployment does not begin while one of these speaks. */
export const REFUSALS: Check[] = [
  bindingsExist,
  idsAreWritten,
  originIsHttps,
  originHasNoPath,
  originIsOne,
  routesLeadToOrigin,
  mailLeaves,
  smtpHasHost,
  smtpHasPassword,
  cloudflareIsBound,
  crmIsKnown,
  crmHasSecrets,
  tokenExists,
  tokenIsStrong,
  secretsAreSecret,
]

/** Checks of the files of the agency's folder. */
export const AGENCY_CHECKS: Check[] = [agencyIsJson, agencyHasAddress, agencyHasNoGaps]

/** Checks of the deployment; they pass when no facts about it were read. */
export const DEPLOYED_CHECKS: Check[] = [
  secretsAreSet,
  databaseAnswers,
  migrationsAreApplied,
  agencyIsLoaded,
  someoneCanLogIn,
  demoIsAway,
  noMailIsDead,
  siteAnswers,
  siteHasContent,
  siteMails,
  siteReadsCrm,
  httpLeadsToHttps,
]

/** All that `npm run doctor` looks at. */
export const CHECKS: Check[] = [
  ...REFUSALS,
  smtpIsEncrypted,
  limitsHold,
  ...AGENCY_CHECKS,
  ...DEPLOYED_CHECKS,
]
