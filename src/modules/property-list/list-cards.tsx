import { CardGrid } from './card-grid'
import type { PropertyListProps } from './config'
import { Folio } from './folio'

export function ListCards(props: Omit<PropertyListProps, 'moduleId'>) {
  return props.config.list === 'sold' ? <Folio {...props} /> : <CardGrid {...props} />
}
