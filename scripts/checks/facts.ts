import type { AgencyConfig } from '../deploy/config.ts'
import type { Env } from '../deploy/secrets.ts'
import type { AgencyFiles } from './agency-files.ts'
import type { Deployed } from './deployed.ts'

/** The input of the checks, which themselves read no files and make no requests. */
export interface Facts {
  config: AgencyConfig
  /** The environment, with the file of secrets behind it. */
  env: Env
  secretsFile: string
  /** A deployment that makes what is missing, or one that is to send no mail. */
  allows: { create: boolean; noMail: boolean }
  agency: AgencyFiles
  /** The state of the deployment; absent when only this machine is checked. */
  deployed?: Deployed
}

/** One line that says what is wrong and how to fix it, or null. */
export type Check = (facts: Facts) => string | null

export function problemsOf(checks: Check[], facts: Facts): string[] {
  return checks.map((check) => check(facts)).filter((problem) => problem !== null)
}
