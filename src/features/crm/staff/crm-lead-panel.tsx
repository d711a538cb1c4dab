import type { View } from '../../../components/ui/view'
import { TechnicalMessage } from '../../../staff/parts/technical-message'
import { STAFF } from '../../../urls'
import type { CrmLeadState as Standing } from '../../leads/queries'
import { CrmLeadState } from './crm-lead-state'

interface CrmLeadPanelProps {
  view: View
  leadId: string
  crm: Standing
}

/** The state of a lead's delivery to the CRM, with buttons to record the outcome if it is unknown. */
export function CrmLeadPanel({ view, leadId, crm }: CrmLeadPanelProps) {
  const { t } = view
  const { state, reason, crmId } = crm
  return (
    <section className="panel crm">
      <h2>{t('staff.crm')}</h2>
      <CrmLeadState view={view} state={state} />
      {crmId ? <p className="small muted">{t('staff.crm.lead.id', { id: crmId })}</p> : null}
      {reason && state !== 'settled' ? <TechnicalMessage view={view} text={reason} /> : null}
      {state === 'unknown' || state === 'refused' ? (
        <>
          <p>{t(`staff.crm.lead.${state}.text`)}</p>
          <form className="acts" method="post" action={`${STAFF.leads}/${leadId}/crm-resolution`}>
            <button className="button quiet" type="submit">
              {t('staff.crm.lead.settle')}
            </button>
            <button
              className="button quiet"
              type="submit"
              formAction={`${STAFF.leads}/${leadId}/crm-delivery`}
            >
              {t('staff.crm.lead.again')}
            </button>
          </form>
        </>
      ) : null}
    </section>
  )
}
