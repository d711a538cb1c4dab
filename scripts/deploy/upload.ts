import type { Facts } from '../checks/facts.ts'
import type { Wrangler } from '../wrangler.ts'
import { givenOrigin } from './origin.ts'
import { withPrivateFile } from './private-file.ts'
import { neededSecrets } from './secrets.ts'
import { SITE_FILES } from './site-files.ts'

/** Deploys worker, public files and secrets as one version, so that none runs without the others. */
export function uploadWorker(
  { config, env }: Facts,
  wrangler: Wrangler,
  worker: string,
): Promise<number> {
  const secrets = Object.fromEntries(neededSecrets(config.vars).map((name) => [name, env[name]]))
  const origin = config.vars.SITE_ORIGIN
    ? []
    : ['--var', `SITE_ORIGIN:${givenOrigin({ config, env })}`]
  return withPrivateFile('secrets.json', JSON.stringify(secrets), (path) =>
    wrangler.run([
      'deploy',
      worker,
      '--no-bundle',
      '--assets',
      SITE_FILES,
      '--secrets-file',
      path,
      ...origin,
    ]),
  )
}
