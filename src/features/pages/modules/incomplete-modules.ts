import type { PageDocument } from '../../../site/page-document'
import { moduleKinds } from './registry'

/** Returns the ids of the published modules that are invalid for their kind. The page can't be published with them. */
export function incompleteModules({ modules }: Pick<PageDocument, 'modules'>): number[] {
  return modules
    .filter(({ status }) => status === 'Published')
    .filter(({ kind, config }) => moduleKinds[kind]?.config.safeParse(config).success !== true)
    .map(({ id }) => id)
}
