import type { View } from '../../components/ui/view'
import { StaffTable } from '../parts/staff-table'
import type { Difference, DisplayedValue } from './differences'
import type { References } from './edit-form'
import { referenceName } from './inputs/reference-input'

interface DifferenceTableProps {
  view: View
  differences: Difference[]
  /** The names of the two documents. */
  before: string
  after: string
  references?: References | undefined
}

/** A table of the fields in which two documents differ. */
export function DifferenceTable({
  view,
  differences,
  before,
  after,
  references,
}: DifferenceTableProps) {
  const { t } = view
  return (
    <StaffTable columns={[{ heading: t('edit.field') }, { heading: before }, { heading: after }]}>
      {differences.map((one) => (
        <tr key={one.name}>
          <th scope="row" className="typed">
            {pathText(view, one)}
          </th>
          <td data-name={before} className="typed">
            {describedText(view, one.before, references)}
          </td>
          <td data-name={after} className="typed">
            {describedText(view, one.after, references)}
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** Returns the name of a field: its own name, or else the labels of its path, as in 'Office 2, Telephone'. */
export function pathText({ t }: View, { path, called }: Pick<Difference, 'path' | 'called'>) {
  const labels = path.map(({ label, nth }) => t(label, nth === undefined ? {} : { nth }))
  return called ?? labels.join(', ')
}

/** Returns a value as text. */
export function describedText(
  { t }: View,
  told: DisplayedValue | null,
  references?: References,
): string {
  if (!told) return '–'
  if ('reference' in told)
    return referenceName(references, told.of, told.reference) || t('field.none')
  const text = 'text' in told ? told.text : told.labels.map((label) => t(label)).join(', ')
  return text || t('field.none')
}
