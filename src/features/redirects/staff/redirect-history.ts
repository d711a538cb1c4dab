import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { plural } from '../../../platform/i18n'
import {
  type RedirectChange,
  redirectChanges,
  redirectList,
  restoredList,
} from '../../../site/redirects/redirect-list'
import type { Difference, DisplayedValue } from '../../../staff/editing/differences'
import { formWithoutReferences, type History } from '../../../staff/editing/edit-form'
import { STAFF } from '../../../urls'
import { editableRedirects } from '../queries'
import { ownAddresses } from './site-addresses'

/** The maximum number of differences listed by name. More are only counted. */
const MAX_DIFFERENCES = 200

/** Returns the history of the list of redirects, from which a revision can be restored. */
export async function redirectHistory(c: Context<AppEnv>): Promise<History> {
  const { t, lang } = c.get('view')
  const siteAddresses = await ownAddresses(c)
  return {
    editable: {
      ...editableRedirects,
      mergeForRestore: (past, live) =>
        restoredList(redirectList.parse(past), redirectList.parse(live), (path) =>
          siteAddresses.has(path),
        ),
    },
    title: t('staff.redirects'),
    editorAddress: STAFF.redirects,
    address: `${STAFF.redirects}/history`,
    form: formWithoutReferences,
    differences(before, after) {
      const changes = redirectChanges(redirectList.parse(before), redirectList.parse(after))
      const remaining = changes.length - MAX_DIFFERENCES
      const listed = changes.slice(0, MAX_DIFFERENCES).map(differenceOf)
      return remaining > 0
        ? [...listed, remainderText(plural(t, lang, 'edit.history.more', remaining))]
        : listed
    },
  }
}

function differenceOf({ path, before, after }: RedirectChange): Difference {
  return {
    name: path,
    path: [],
    itemName: path,
    before: displayedTarget(before),
    after: displayedTarget(after),
  }
}

function remainderText(itemName: string): Difference {
  return { name: '', path: [], itemName, before: null, after: null }
}

function displayedTarget(target: RedirectChange['before']): DisplayedValue | null {
  if (target === undefined) return null
  return target === null ? { labels: ['staff.redirects.gone.label'] } : { text: target }
}
