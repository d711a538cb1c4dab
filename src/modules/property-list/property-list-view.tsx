import type { PropertyListProps } from './config'
import { ListView } from './list-view'
import { RailView } from './rail-view'

export function PropertyListView(props: PropertyListProps) {
  return props.config.display === 'rail' ? <RailView {...props} /> : <ListView {...props} />
}
