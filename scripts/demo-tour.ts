/** A property of the demo whose visits can be requested. */
const PROPERTY = 410106
const SENTENCE = 'house with garden in Ghent under 500,000'

/** The paths of the demo site to try first. */
export const TOUR_PATHS = {
  search: `/en/for-sale?${new URLSearchParams({ find: 'true', streetcity: SENTENCE })}`,
  visit: `/en/property/${PROPERTY}#visit`,
  staff: '/staff',
}

/** Returns the lines that name three addresses of the demo to try first. `crm` is the address of the fake CRM. */
export function demoTour(site: string, crm: string | null): string[] {
  return [
    'Try first, in a minute:',
    `  1. A sentence in the search box: ${site}${TOUR_PATHS.search}`,
    `  2. A request for a visit:        ${site}${TOUR_PATHS.visit}`,
    `  3. The staff area:               ${site}${TOUR_PATHS.staff}`,
    ...(crm ? [`     The fake CRM behind it:       ${crm} (change the price of ${PROPERTY})`] : []),
  ]
}
