import type { ReactNode } from 'react'
import { formatIpi } from '../../platform/format/ipi'
import { pick } from '../../platform/format/lang'
import type { View } from '../ui/view'

/** The agency's legal identity. By law a Belgian agent must show it on every page or one click away. */
export function LegalIdentity({ view }: { view: View }) {
  const { lang, t } = view
  const { legal, offices } = view.site.settings
  const seat = offices[0]
  return (
    <dl className="identity" aria-label={t('footer.legal')}>
      <Fact term={t('legal.company')}>
        {[legal.name, pick(legal.form, lang)].filter(Boolean).join(', ')}
        {seat ? `, ${pick(seat.street, lang)}, ${pick(seat.place, lang)}` : null}
      </Fact>
      <Fact term={t('legal.enterprise')}>
        {[legal.enterpriseNumber, pick(legal.court, lang)].filter(Boolean).join(', ')}
      </Fact>
      <Fact term={t('legal.vat')}>{legal.vatNumber}</Fact>
      <Fact term={t('legal.ipi')}>
        {formatIpi(legal.ipi) ?? legal.ipi}, {pick(legal.profession, lang)}
      </Fact>
      <Fact term={t('legal.supervisor')}>{pick(legal.supervisor, lang)}</Fact>
      <Fact term={t('legal.insurance')}>
        {pick(legal.insurer, lang)}, {t('legal.policy', { number: legal.policyNumber })}
      </Fact>
      <Fact term={t('legal.thirdparty')}>{legal.thirdPartyAccount}</Fact>
      <Fact term={t('legal.rules')}>
        <a href={legal.codeOfConductUrl} rel="noopener">
          {t('legal.conduct')}
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
