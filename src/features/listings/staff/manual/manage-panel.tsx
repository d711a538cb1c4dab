import { Icon } from '../../../../components/ui/icon'
import type { View } from '../../../../components/ui/view'
import { plural } from '../../../../platform/i18n'
import { BackLink } from '../../../../staff/staff-shell'
import type { LinkedData } from './delete-listing'

interface ManagePanelProps {
  view: View
  /** The address of the editor. */
  address: string
  isArchived: boolean
  /** True if the account may create and delete listings. */
  mayAll: boolean
}

/** The buttons that copy, archive and delete a listing made by staff. */
export function ManagePanel({ view: { t }, address, isArchived, mayAll }: ManagePanelProps) {
  return (
    <section className="panel stack">
      <h2>{t('record.manage')}</h2>
      <form className="acts" method="post" action={`${address}/copy`}>
        {mayAll ? (
          <button type="submit" className="button quiet">
            <Icon name="document" />
            {t('record.copy')}
          </button>
        ) : null}
        <button
          type="submit"
          className="button quiet"
          formAction={`${address}/${isArchived ? 'unarchive' : 'archive'}`}
        >
          {t(isArchived ? 'record.unarchive' : 'record.archive')}
        </button>
        {mayAll ? (
          <a className="button quiet" href={`${address}/removal`}>
            {t('record.remove')}
          </a>
        ) : null}
      </form>
      <p className="small muted">
        {mayAll ? `${t('record.copy.text')} ` : ''}
        {t(isArchived ? 'record.unarchive.text' : 'record.archive.text')}
      </p>
    </section>
  )
}

interface RemovalPageProps {
  view: View
  address: string
  title: string
  linked: LinkedData
}

/** The question before a listing is deleted, with the data that is linked to it. */
export function RemovalPage({ view, address, title, linked }: RemovalPageProps) {
  const { t, lang } = view
  const lines = (['units', 'leads', 'owners'] as const).filter((name) => linked[name] > 0)
  return (
    <>
      <BackLink href={address}>{title}</BackLink>
      <form className="panel stack" method="post" action={`${address}/removal`}>
        <p>{t('record.remove.text')}</p>
        {lines.length > 0 ? (
          <ul className="rows">
            {lines.map((name) => (
              <li key={name}>{plural(t, lang, `record.remove.${name}`, linked[name])}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('record.remove.nothing')}</p>
        )}
        <p className="acts">
          <button type="submit" className="button">
            {t('record.remove.confirm')}
          </button>
          <a className="link" href={address}>
            {t('record.remove.back')}
          </a>
        </p>
      </form>
    </>
  )
}
