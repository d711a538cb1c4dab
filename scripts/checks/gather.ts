import { readConfig } from '../deploy/config.ts'
import { deployEnvironment, secretsFile } from '../deploy/secrets.ts'
import { readAgencyFiles } from './agency-files.ts'
import type { Facts } from './facts.ts'

interface GatherOptions {
  config: string
  agency: string
  create?: boolean
  noMail?: boolean
}

/** Reads the configuration, secrets and agency files on this machine. */
export function gatherFacts({
  config,
  agency,
  create = false,
  noMail = false,
}: GatherOptions): Facts {
  return {
    config: readConfig(config),
    env: deployEnvironment(config),
    secretsFile: secretsFile(config),
    allows: { create, noMail },
    agency: readAgencyFiles(agency),
  }
}
