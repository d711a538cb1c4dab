import type { PageDocument } from '../../../site/page-document'
import { moduleKinds } from './registry'

/** The modules of a page that their kinds refuse, hidden ones left out: with them it can't be published. */
export function incompleteModules({ modules }: Pick<PageDocument, 'modules'>): number[] {
  return modules
    .filter(({ status }) => status === 'Published')
    .filter(({ kind, config }) => moduleKinds[kind]?.config.safeParse(config).success !== true)
    .map(({ id }) => id)
}
