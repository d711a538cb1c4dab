import { CostNote } from '../../components/listing/compare-table'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { NO_FILTERS } from '../../listing/filter/list-filter'
import { affordablePrice } from '../../listing/law/affordable-price'
import { borrowableAmount, LOAN_DEFAULTS } from '../../listing/law/monthly-payment'
import { type DutyRegion, FILE_COSTS, totalCosts } from '../../listing/law/purchase-costs'
import { formatEuro, MIN_SALE_PRICE } from '../../listing/price'
import { pick } from '../../platform/format/lang'
import { COUNTRY, regionOf } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import { budgetPath, listPath } from '../../urls'
import { type Amount, AmountField, numberText, readAmount, typedText } from './amount-field'

const AMOUNTS = {
  monthly: { name: 'monthly', min: 50, max: 20_000, quantity: 'money' },
  own: { name: 'own', min: 0, max: 5_000_000, quantity: 'money', isOptional: true },
  years: { name: 'years', min: 1, max: 40, quantity: 'count' },
  rate: { name: 'rate', min: 0, max: 15, quantity: 'other' },
} as const satisfies Record<string, Amount>
type AmountName = keyof typeof AMOUNTS
const FIELDS = [
  ['monthly', 'budget.monthly'],
  ['own', 'budget.own'],
  ['years', 'costs.years'],
  ['rate', 'costs.rate'],
] as const
const REGIONS: readonly DutyRegion[] = ['flanders', 'brussels', 'wallonia']

interface BudgetPageProps {
  view: View
  params: URLSearchParams
}

/** The page that computes a maximum price from a monthly amount and own funds, and links to the list up to it. */
export function BudgetPage({ view, params }: BudgetPageProps) {
  const { t, lang, site } = view
  const isSent = params.has('monthly')
  const isOwnHome = !isSent || params.has('ownhome')
  const region = regionIn(view, params)
  const texts = {
    monthly: typedText(params.get('monthly')),
    own: typedText(params.get('own')),
    years: typedText(params.get('years'), LOAN_DEFAULTS.years),
    rate: typedText(params.get('rate'), Number((site.settings.loanRate * 100).toFixed(2))),
  }
  const read = (name: AmountName) => readAmount(texts[name], AMOUNTS[name])
  const [monthly, own, years, rate] = [read('monthly'), read('own'), read('years'), read('rate')]
  return (
    <section className="section tight wrap budget-page">
      <h1>{t('cost.budget')}</h1>
      <p className="lead">{t('budget.lead')}</p>
      <div className="pairs">
        <form action={`${budgetPath(lang)}#result`} noValidate>
          <div className="form-grid">
            {FIELDS.map(([name, label]) => (
              <AmountField
                key={name}
                view={view}
                amount={AMOUNTS[name]}
                label={t(label)}
                text={texts[name]}
                isSent={isSent}
              />
            ))}
            <div className="field full">
              <label htmlFor="region">{t('budget.region')}</label>
              <select id="region" name="region" defaultValue={region}>
                {REGIONS.map((name) => (
                  <option key={name} value={name}>
                    {t(`budget.${name}`)}
                  </option>
                ))}
              </select>
            </div>
            <label className="check full">
              <input type="checkbox" name="ownhome" value="1" defaultChecked={isOwnHome} />
              <span>{t('budget.ownhome')}</span>
            </label>
          </div>
          <button className="button mt-4" type="submit">
            {t('amount.calculate')}
          </button>
        </form>
        {monthly !== null && own !== null && years !== null && rate !== null && (
          <Result view={view} terms={{ monthly, own, years, rate }} {...{ region, isOwnHome }} />
        )}
      </div>
    </section>
  )
}

/** Returns the region in the address, else that of the agency's first office. */
function regionIn({ site, lang }: View, params: URLSearchParams): DutyRegion {
  const [zip = ''] = /\d{4}/.exec(pick(site.settings.offices[0]?.place, lang)) ?? []
  const requested = params.get('region')
  const office = regionOf(zip, COUNTRY.belgium)
  return (
    REGIONS.find((region) => region === requested) ??
    REGIONS.find((region) => region === office) ??
    'flanders'
  )
}

interface ResultProps {
  view: View
  terms: Record<AmountName, number>
  region: DutyRegion
  isOwnHome: boolean
}

function Result({ view, terms, region, isOwnHome }: ResultProps) {
  const { t, lang, site } = view
  const { monthly, own, years, rate } = terms
  const loan = borrowableAmount({ monthly, years, yearlyRate: rate / 100 }) ?? 0
  const found = affordablePrice({ budget: loan + own, region, isOwnHome })
  if (!found || found.price < MIN_SALE_PRICE) {
    return (
      <p className="notice" id="result">
        <Icon name="info" />
        <span>{t('budget.none')}</span>
      </p>
    )
  }
  const { costs } = found
  const price = formatEuro(found.price)
  const minus = (amount: number) => `−\u00A0${formatEuro(Math.round(amount))}`
  const rows = [
    [t('budget.loan'), formatEuro(Math.round(loan))],
    [t('budget.own'), formatEuro(Math.round(own))],
    [t('costs.duty'), minus(totalCosts(costs, isOwnHome) - costs.notary.withVat - FILE_COSTS)],
    [t('costs.notary'), minus(costs.notary.withVat)],
    [t('costs.file'), minus(FILE_COSTS)],
    [t('budget.price'), price],
  ]
  const filter = { ...NO_FILTERS, page: 1, order: 'newest', sold: false, fixed: {} } as const
  const list = listPath(site, lang, { ...filter, goal: GOAL.sale, maxPrice: found.price })
  return (
    <section id="result">
      <h2>{t('budget.result', { price })}</h2>
      <table className="table costs">
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="table-end">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {list && (
        <a className="button mt-4" href={list}>
          {t('budget.list', { price })}
        </a>
      )}
      <p className="help small mt-4">
        {t('budget.note', { years: numberText(years), rate: numberText(rate) })}
      </p>
      <CostNote view={view} costs={isOwnHome ? [costs] : []} />
    </section>
  )
}
