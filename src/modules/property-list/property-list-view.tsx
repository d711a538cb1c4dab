import type { ModuleViewProps } from '../module'
import { ListView } from './list-view'
import type { PropertyListConfig, PropertyListData } from './property-list'
import { RailView } from './rail-view'

export type PropertyListProps = ModuleViewProps<PropertyListConfig, PropertyListData>

export function PropertyListView(props: PropertyListProps) {
  return props.config.display === 'rail' ? <RailView {...props} /> : <ListView {...props} />
}
