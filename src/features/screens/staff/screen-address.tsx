import { type Context, Hono } from 'hono'
import { Icon } from '../../../components/ui/icon'
import type { AppEnv } from '../../../env'
import { doneOf, serveActions } from '../../../staff/actions'
import { Notice } from '../../../staff/parts/notice'
import { STAFF, screenPath } from '../../../urls'
import { readScreenToken, renewScreenToken } from '../screen'

interface ScreenAddressProps {
  c: Context<AppEnv>
  id: number
  token: string
}

/** The address that a device opens, with the buttons to renew it and to delete the screen. */
export function ScreenAddress({ c, id, token }: ScreenAddressProps) {
  const { t } = c.get('view')
  const address = c.get('origin') + screenPath(token)
  return (
    <section className="panel stack">
      <h2>{t('screen.address')}</h2>
      <Notice kind="good" icon="check">
        {doneOf(c, ['address']) && t('screen.address.renewed')}
      </Notice>
      <p className="field">
        <label htmlFor="address">{t('screen.address.open')}</label>
        <input id="address" type="url" readOnly defaultValue={address} aria-describedby="opens" />
        <small id="opens" className="muted">
          {t('screen.address.help')}
        </small>
      </p>
      <div className="row">
        <a className="button quiet" href={address} target="_blank" rel="noreferrer">
          <Icon name="eye" />
          {t('screen.address.show')}
        </a>
        <form method="post" action={`${STAFF.screens}/${id}/address`}>
          <button type="submit" className="button quiet">
            <Icon name="refresh" />
            {t('screen.address.renew')}
          </button>
        </form>
        <form method="post" action={`${STAFF.screens}/${id}/removal`}>
          <button type="submit" className="button quiet">
            {t('screen.delete')}
          </button>
        </form>
      </div>
      <p className="muted">{t('screen.address.renew.help')}</p>
    </section>
  )
}

/** The action that renews the address of a screen. The routes of the collection check the right. */
export const screenAddresses = new Hono<AppEnv>()

serveActions(
  screenAddresses,
  '/screens/:id{[0-9]+}',
  async (c) => {
    const id = Number(c.req.param('id'))
    return (await readScreenToken(c.get('db'), id)) === null ? null : id
  },
  {
    async '/address'(c, id) {
      await renewScreenToken(c.get('db'), id, c.get('actor'))
      return 'address'
    },
  },
)
