import { Hydrated } from '../../client/hydrated'
import { CostNote } from '../../components/listing/compare-table'
import type { View } from '../../components/ui/view'
import { LOAN_DEFAULTS, monthlyPayment } from '../../listing/law/monthly-payment'
import {
  FILE_COSTS,
  type PurchaseCosts,
  purchaseCosts,
  purchaseFacts,
} from '../../listing/law/purchase-costs'
import { euroPrice, formatEuro } from '../../listing/price'
import type { ListingDetail } from '../../listing/published'
import { hasRegions, regionOf } from '../../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../../platform/goal'
import { textsOf } from '../../platform/i18n'
import { budgetPath } from '../../urls'
import { RentalYield } from '../costs/costs'
import { LOAN_TEXTS, Loan } from './loan.island'

interface CostsProps {
  view: View
  home: ListingDetail
  /** The rent in the address, of which the yield is shown. */
  rent?: string | undefined
}

/**
 * The purchase costs, an example of a loan and the yield of a rent. It renders nothing if the price is hidden or the
 * property is abroad.
 */
export function Costs({ view, home, rent }: CostsProps) {
  const price = euroPrice(home)
  if (home.goal !== GOAL.sale || price === null || !hasRegions(home.countryId)) return null
  const costs = purchaseCosts(purchaseFacts(home))
  return (
    <section className="listing-part" id="costs">
      <h2>{view.t('cost.title')}</h2>
      {costs && <CostTable view={view} costs={costs} />}
      {costs && <CostNote view={view} costs={[costs]} />}
      <LoanExample view={view} price={price} />
      {costs && !home.webIds.includes(WEB_ID.land) && (
        <RentalYield view={view} price={price} costs={costs} rent={rent} />
      )}
      {view.site.settings.showsLoanExample && (
        <a className="link" href={budgetPath(view.lang, regionOf(home.zip, home.countryId))}>
          {view.t('cost.budget')}
        </a>
      )}
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
            <th scope="col" className="table-end">
              {t('costs.ownhome')}
            </th>
          )}
          <th scope="col" className="table-end">
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
                <td key={at} className="table-end">
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
  const { t, lang, site } = view
  const { ownShare, years } = LOAN_DEFAULTS
  const { loanRate: yearlyRate, showsLoanExample } = site.settings
  if (!showsLoanExample || !monthlyPayment({ price, ownShare, years, yearlyRate })) return null
  const terms = { own: ownShare * 100, years, rate: Number((yearlyRate * 100).toFixed(2)) }
  const props = { lang, texts: textsOf(t, LOAN_TEXTS), price, terms }
  return <Hydrated name="loan" when="interaction" lang={lang} component={Loan} props={props} />
}
