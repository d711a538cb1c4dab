import type { View } from '../../components/ui/view'
import type { Manager } from '../../listing/property'

/** Returns the agency as manager, for listings without one in the CRM. */
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
