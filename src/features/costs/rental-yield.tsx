import type { View } from '../../components/ui/view'
import { type PurchaseCosts, totalCosts } from '../../listing/law/purchase-costs'
import { grossYield } from '../../listing/living-costs'
import { formatEuro } from '../../listing/price'
import { belgianNumber } from '../../platform/format/number'
import { EARLY_PARAM, RENT_PARAM } from '../../urls'
import { type Amount, AmountField, readAmount, typedText } from './amount-field'

const RENT: Amount = { name: RENT_PARAM, min: 1, max: 100_000, quantity: 'money' }

interface RentalYieldProps {
  view: View
  price: number
  costs: PurchaseCosts
  /** The rent in the address, or undefined if the form was not sent. */
  rent: string | undefined
}

/** The gross yield of a rent that the visitor enters. The page is not cached with one. */
export function RentalYield({ view, price, costs, rent }: RentalYieldProps) {
  const { t, early } = view
  const text = typedText(rent)
  const monthly = readAmount(text, RENT)
  const extra = Math.round(totalCosts(costs, false))
  const percent =
    monthly === null ? null : belgianNumber(grossYield({ monthly, price, costs: extra }), 1)
  const amounts = { price: formatEuro(price), costs: formatEuro(extra) }
  return (
    <details className="loan-form" id="yield" open={rent !== undefined}>
      <summary>
        <span>{t('yield.title')}</span>
        {percent && <output>{t('yield.gross', { percent })}</output>}
      </summary>
      <form action="#yield" noValidate>
        {early?.token && <input type="hidden" name={EARLY_PARAM} value={early.token} />}
        <AmountField
          view={view}
          amount={RENT}
          label={t('yield.rent')}
          text={text}
          isSent={rent !== undefined}
        />
        <button className="button" type="submit">
          {t('amount.calculate')}
        </button>
      </form>
      {percent && monthly !== null && (
        <p className="small muted">
          {t('yield.formula', { ...amounts, percent, rent: formatEuro(monthly) })}
        </p>
      )}
    </details>
  )
}
