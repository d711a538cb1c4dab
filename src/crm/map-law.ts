import type { ImportIssue } from '../domain/crm/import-issue'
import type { Law } from '../domain/listing/property'
import { usableLink } from './map-media'
import { mapDate } from './map-place'
import type { WireProperty } from './wire'

/** The facts that Belgian law requires; codes stay as the CRM writes them. */
export function mapLaw(wire: WireProperty, notes: ImportIssue[]): Law {
  return {
    epcUniqueCode: wire.epcuniquecode,
    epcTotal: wire.epctotal,
    co2: wire.co2,
    epcValidUntil: mapDate('EPCValidUntil', wire.epcvaliduntil, notes),
    planningPermit: wire.planningpermit,
    planningZone: wire.planningzone,
    planningSummons: wire.planningsummons,
    planningPreemption: wire.planningpreemption,
    planningSubdivision: wire.planningsubdivision,
    planningUse: wire.planninguse,
    planningInfoUrl: usableLink('PlanningInfoUrl', wire.planninginfourl, notes),
    floodP: wire.floodp,
    floodG: wire.floodg,
    floodZone: wire.floodzone,
    asbestos: wire.asbestos,
    electricalInspection: wire.electricalinspection,
    soilCertificate: wire.soilcertificate,
    heritage: wire.heritage,
    renovationDuty: wire.renovationduty,
    cadastralIncome: wire.cadastralincome,
    charges: wire.charges,
    chargesFixed: wire.chargesfixed,
    deposit: wire.deposit,
    availableFrom: mapDate('AvailableFrom', wire.availablefrom, notes),
    individualMeters: wire.individualmeters,
    referenceRent: wire.referencerent,
  }
}
