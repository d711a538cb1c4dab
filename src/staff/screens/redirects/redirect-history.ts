import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { editableRedirects } from '../../../features/redirects/queries'
import { plural } from '../../../platform/i18n'
import {
  type RedirectChange,
  redirectChanges,
  redirectList,
  restoredList,
} from '../../../platform/redirect-list'
import { STAFF } from '../../../urls'
import type { Difference, DisplayedValue } from '../../editing/differences'
import { formWithoutReferences, type History } from '../../editing/edit-form'
import { ownAddresses } from './site-addresses'

/** The maximum number of differences listed by name. More are only counted. */
const MAX_MAILED_LISTINGS = 200

/** Returns the history of the list of redirects, from which a revision can be restored. */
export async function redirectHistory(c: Context<AppEnv>): Promise<History> {
  const { t, lang } = c.get('view')
  const own = await ownAddresses(c)
  return {
    editable: {
      ...editableRedirects,
      mergeForRestore: (past, live) =>
        restoredList(redirectList.parse(past), redirectList.parse(live), (path) => own.has(path)),
    },
    title: t('staff.redirects'),
    up: STAFF.redirects,
    address: `${STAFF.redirects}/history`,
    form: formWithoutReferences,
    differences(before, after) {
      const changes = redirectChanges(redirectList.parse(before), redirectList.parse(after))
      const more = changes.length - MAX_MAILED_LISTINGS
      const told = changes.slice(0, MAX_MAILED_LISTINGS).map(differenceOf)
      return more > 0 ? [...told, counted(plural(t, lang, 'edit.history.more', more))] : told
    },
  }
}

function differenceOf({ path, before, after }: RedirectChange): Difference {
  return { name: path, path: [], called: path, before: tell(before), after: tell(after) }
}

function counted(called: string): Difference {
  return { name: '', path: [], called, before: null, after: null }
}

function tell(target: RedirectChange['before']): DisplayedValue | null {
  if (target === undefined) return null
  return target === null ? { labels: ['staff.redirects.gone.told'] } : { text: target }
}
