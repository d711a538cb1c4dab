import type { Manager } from '../../listing/property'
import type { View } from '../ui/view'

/** The agency as manager, for listings without one in the CRM. */
export function agencyManager({ site: { settings } }: View): Manager {
  const [office] = settings.offices
  return {
    name: settings.name,
    photo: null,
    function: null,
    biv: settings.legal.ipi,
    email: settings.siteEmail,
    mobile: office?.phone ?? null,
  }
}
