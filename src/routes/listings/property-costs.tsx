import { CostNote } from '../../components/listing/compare-table'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { belgianNumber } from '../../domain/format/number'
import { LOAN_DEFAULTS, monthlyPayment } from '../../domain/law/monthly-payment'
import {
  FILE_COSTS,
  type PurchaseCosts,
  purchaseCosts,
  purchaseFacts,
} from '../../domain/law/purchase-costs'
import { GOAL } from '../../domain/listing/goal'
import { formatEuro } from '../../domain/listing/price'
import type { ListingDetail } from '../../domain/listing/published'

/** The purchase costs and an example of a loan; nothing where the price is hidden. */
export function Costs({ view, home }: { view: View; home: ListingDetail }) {
  if (home.goal !== GOAL.sale || home.price === null) return null
  const costs = purchaseCosts(purchaseFacts(home))
  return (
    <section className="part" id="costs">
      <h2>{view.t('cost.title')}</h2>
      {costs && <CostTable view={view} costs={costs} />}
      {costs && <CostNote view={view} />}
      <LoanExample view={view} price={home.price} />
    </section>
  )
}

function CostTable({ view, costs }: { view: View; costs: PurchaseCosts }) {
  const { t } = view
  const duties = costs.ownHomeDuty === null ? [] : [costs.ownHomeDuty]
  const columns = [...duties, costs.generalDuty]
  const euros = (amount: number) => formatEuro(Math.round(amount))
  const rows = [
    { label: t('costs.duty'), amounts: columns },
    { label: t('costs.notary'), amounts: columns.map(() => costs.notary.withVat) },
    { label: t('costs.file'), amounts: columns.map(() => FILE_COSTS) },
  ]
  const total = (at: number) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0)
  return (
    <table className="table costs">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('cost.title')}</span>
          </th>
          {duties.length > 0 && (
            <th scope="col" className="end">
              {t('costs.ownhome')}
            </th>
          )}
          <th scope="col" className="end">
            {t('costs.otherwise')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows, { label: t('costs.total'), amounts: columns.map((_, at) => total(at)) }].map(
          ({ label, amounts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {amounts.map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                <td key={at} className="end">
                  {euros(amount)}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

function LoanExample({ view, price }: { view: View; price: number }) {
  const { t, site } = view
  const { ownShare, years } = LOAN_DEFAULTS
  const yearlyRate = site.settings.loanRate
  const amount = monthlyPayment({ price, ownShare, years, yearlyRate })
  if (!amount) return null
  const [own, rate] = [ownShare * 100, yearlyRate * 100]
  return (
    <Island name="loan" when="visible">
      <details className="loan" data-price={price}>
        <summary>
          <span>{t('costs.loan')}</span>
          <output>{t('costs.monthly', { amount: formatEuro(amount) })}</output>
        </summary>
        <div className="form-grid needs-script">
          <LoanField name="own" label={t('costs.own')} value={own} max={95} step={5} />
          <LoanField name="years" label={t('costs.years')} value={years} min={1} max={40} />
          <LoanField name="rate" label={t('costs.rate')} value={rate} max={15} step={0.1} />
        </div>
        <p
          className="small muted"
          data-template={t('costs.assumed', SLOTS)}
          data-monthly={t('costs.monthly', { amount: '{amount}' })}
        >
          {t('costs.assumed', {
            own: belgianNumber(own, 0),
            years,
            rate: belgianNumber(rate, 1),
          })}
        </p>
      </details>
    </Island>
  )
}

/** Left in the texts for the island to fill. */
const SLOTS = { own: '{own}', years: '{years}', rate: '{rate}' }

interface LoanFieldProps {
  name: string
  label: string
  value: number
  min?: number
  max: number
  step?: number
}

function LoanField({ name, label, value, min = 0, max, step = 1 }: LoanFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={Number(value.toFixed(1))}
        min={min}
        max={max}
        step={step}
      />
    </label>
  )
}
