import type { View } from '../../components/ui/view'
import type { Db } from '../../platform/db/db'
import type { SubjectKey } from '../../site/revisions/revision'
import { findRevisionIn } from '../../site/revisions/revisions'
import { sharedAddress } from '../../site/revisions/share-address'
import { Hint } from './inputs/hint'

/** Returns the address at which a draft on the page at `address` can be shared, or null without a draft. */
export async function sharedDraft(
  db: Db,
  key: SubjectKey,
  address: string,
): Promise<string | null> {
  const draft = await findRevisionIn(db, key, 'draft')
  return draft ? sharedAddress(db, address, draft) : null
}

/** A link to the draft, for a person without an account. */
export function ShareLink({ view: { t }, address }: { view: View; address: string }) {
  return (
    <section className="panel">
      <p className="field">
        <label htmlFor="share">{t('page.share')}</label>
        <input
          id="share"
          type="url"
          readOnly
          defaultValue={address}
          aria-describedby="share-hint"
        />
        <Hint id="share-hint" help={t('page.share.help')} />
      </p>
    </section>
  )
}
