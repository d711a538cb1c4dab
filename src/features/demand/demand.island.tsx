import { DemandPage } from './demand-page'
import type { DemandProps } from './demand-props'
import { DemandWizard } from './demand-wizard'

/** The form of a search request. */
export function Demand(props: DemandProps) {
  return props.layout === 'wizard' ? <DemandWizard {...props} /> : <DemandPage {...props} />
}
