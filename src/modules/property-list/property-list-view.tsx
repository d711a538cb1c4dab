import { CardsView } from './cards-view'
import type { PropertyListProps } from './config'
import { ListView } from './list-view'
import { RailView } from './rail-view'

export function PropertyListView(props: PropertyListProps) {
  const { display } = props.config
  if (display === 'rail') return <RailView {...props} />
  return display === 'cards' ? <CardsView {...props} /> : <ListView {...props} />
}
