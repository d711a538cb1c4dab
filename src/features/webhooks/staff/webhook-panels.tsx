import type { Context } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { favouriteId } from '../../../listing/filter/favourite-ids'
import { type ListingRecords, readListingRecords } from '../../../listing/queries/listing-records'
import { doneOf } from '../../../staff/actions'
import { listingName } from '../../../staff/listings/listing-title'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF } from '../../../urls'
import { type Delivery, type Failure, type ListingRef, listDeliveries } from '../delivery'
import { findWebhook } from '../webhook'

const LISTED = 25
const STATE_CLASSES = { pending: '', delivered: 'done', dead: 'failed' } as const

interface PanelProps {
  view: View
  /** The address of the webhook's form. */
  address: string
}

/** Returns what is below the form of a webhook: its secret, the last messages with their attempts, and the actions. */
export async function webhookPanels(c: Context<AppEnv>, id: number) {
  const { db, view } = c.var
  const [webhook, deliveries] = await Promise.all([
    findWebhook(db, id),
    listDeliveries(db, id, LISTED),
  ])
  if (!webhook) return null
  const refs = deliveries.flatMap(listingOf)
  const idsOf = (kind: ListingRef['kind']) =>
    refs.filter((one) => one.kind === kind).map((one) => one.id)
  const ids = { properties: idsOf('property'), projects: idsOf('project') }
  const records = await readListingRecords(db, ids)
  const props = { view, address: `${STAFF.webhooks}/${id}` }
  const isOn = webhook.active && webhook.secret !== null
  const done = doneOf(c, ['test', 'resend'])
  return (
    <>
      <Secret {...props} hasSecret={webhook.secret !== null} />
      <section className="panel stack" id="deliveries">
        <h2>{view.t('webhook.deliveries')}</h2>
        <Notice kind="good">{done && view.t(`webhook.done.${done}`)}</Notice>
        {isOn ? (
          <form method="post" action={`${props.address}/test`}>
            <button type="submit" className="button quiet">
              {view.t('webhook.test')}
            </button>
          </form>
        ) : null}
        <Deliveries {...props} {...{ deliveries, records }} />
      </section>
    </>
  )
}

function Secret({ view: { t }, address, hasSecret }: PanelProps & { hasSecret: boolean }) {
  return (
    <section className="panel stack">
      <h2>{t('webhook.secret')}</h2>
      <p>{t(hasSecret ? 'webhook.secret.on' : 'webhook.secret.none')}</p>
      <div className="row">
        <form method="post" action={`${address}/secret`}>
          <button type="submit" className="button quiet">
            {t(hasSecret ? 'webhook.secret.renew' : 'webhook.secret.create')}
          </button>
        </form>
        <form method="post" action={`${address}/removal`}>
          <button type="submit" className="button quiet">
            {t('webhook.delete')}
          </button>
        </form>
      </div>
    </section>
  )
}

interface DeliveriesProps extends PanelProps {
  deliveries: Delivery[]
  records: ListingRecords
}

function Deliveries({ view, address, deliveries, records }: DeliveriesProps) {
  const { t } = view
  if (deliveries.length === 0) return <p className="muted">{t('webhook.deliveries.none')}</p>
  return (
    <StaffTable
      columns={[
        { heading: t('webhook.event') },
        { heading: t('webhook.about') },
        { heading: t('staff.when') },
        { heading: t('webhook.result') },
        { heading: t('webhook.resend'), end: true, hidden: true },
      ]}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th scope="row">{t(`webhook.event.${delivery.event}`)}</th>
          <td data-name={t('webhook.about')}>
            <About {...{ view, delivery, records }} />
          </td>
          <td data-name={t('staff.when')}>
            <LocalTime iso={delivery.createdAt} />
          </td>
          <td data-name={t('webhook.result')}>
            <Result {...{ view, delivery }} />
          </td>
          <td className="table-end">
            <form method="post" action={`${address}/deliveries`}>
              <button type="submit" className="link" name="delivery" value={delivery.id}>
                {t('webhook.resend')}
              </button>
            </form>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** The lead or the listing that a message is about. */
function About({
  view,
  delivery,
  records,
}: Omit<DeliveriesProps, 'address' | 'deliveries'> & { delivery: Delivery }) {
  const { data } = delivery
  const lead = 'form' in data ? data : null
  return (
    <>
      {lead ? <a href={`${STAFF.leads}/${lead.id}`}>{view.t(`staff.form.${lead.form}`)}</a> : null}
      {listingOf(delivery).map(({ kind, id }) => {
        const record = (kind === 'project' ? records.projects : records.properties).get(id)
        const name = record ? listingName(view, record) : String(id)
        const href = `${STAFF.listings}/${favouriteId({ kind, id })}`
        return record ? (
          <a key={href} href={href}>
            {name}
          </a>
        ) : (
          name
        )
      })}
    </>
  )
}

/** The state of a message, with each attempt and the time of the next one. */
function Result({ view: { t }, delivery }: { view: View; delivery: Delivery }) {
  const { state, attempts, nextAt } = delivery
  return (
    <>
      <span className={`state ${STATE_CLASSES[state]}`}>{t(`webhook.state.${state}`)}</span>
      {attempts.map(({ at, failure }) => (
        <small key={at}>
          <LocalTime iso={at} /> ·{' '}
          {failure === null ? t('webhook.accepted') : failureText(t, failure)}
        </small>
      ))}
      {state === 'pending' ? (
        <small>
          {t('webhook.next')} <LocalTime iso={nextAt} />
        </small>
      ) : null}
    </>
  )
}

function failureText(t: View['t'], failure: Failure): string {
  switch (failure) {
    case 'timeout':
    case 'away':
    case 'address':
    case 'secret':
      return t(`webhook.failure.${failure}`)
    default:
      return t('webhook.failure.status', { status: failure })
  }
}

function listingOf({ data }: Delivery): ListingRef[] {
  if ('status' in data) return [data]
  return 'form' in data && data.listing ? [data.listing] : []
}
