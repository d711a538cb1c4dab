import type { ComponentType } from 'react'

export type ComponentLoader = () => Promise<ComponentType<never>>

/** The islands with state. Each is a component that the server renders and the browser hydrates. */
export const HYDRATED_ISLANDS = {
  'consent-choices': () =>
    import('./components/shell/consent-choices.island').then(
      ({ ConsentChoices }) => ConsentChoices,
    ),
  demand: () => import('./features/demand/demand.island').then(({ Demand }) => Demand),
  documents: () =>
    import('./features/documents/documents.island').then(({ Documents }) => Documents),
  'lead-form': () =>
    import('./components/lead-form/lead-form.island').then(({ LeadForm }) => LeadForm),
  favourites: () =>
    import('./features/favourites/favourites.island').then(({ Favourites }) => Favourites),
  'list-map': () => import('./features/map/list-map.island').then(({ ListMap }) => ListMap),
  'marker-map': () => import('./features/map/marker-map.island').then(({ MarkerMap }) => MarkerMap),
  'place-map': () => import('./features/map/place-map.island').then(({ PlaceMap }) => PlaceMap),
  'search-form': () =>
    import('./features/search/search-form.island').then(({ SearchForm }) => SearchForm),
  loan: () => import('./features/property-page/loan.island').then(({ Loan }) => Loan),
  units: () => import('./features/project-page/units.island').then(({ Units }) => Units),
  valuation: () =>
    import('./features/valuation/valuation.island').then(({ Valuation }) => Valuation),
  visit: () => import('./features/visits/visit.island').then(({ Visit }) => Visit),
}
