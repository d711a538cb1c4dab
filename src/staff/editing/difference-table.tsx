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
      {differences.map((difference) => (
        <tr key={difference.name}>
          <th scope="row" className="typed">
            {pathText(view, difference)}
          </th>
          <td data-name={before} className="typed">
            {describedText(view, difference.before, references)}
          </td>
          <td data-name={after} className="typed">
            {describedText(view, difference.after, references)}
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** Returns the name of a field: its own name, or else the labels of its path, as in 'Office 2, Telephone'. */
export function pathText({ t }: View, { path, itemName }: Pick<Difference, 'path' | 'itemName'>) {
  const labels = path.map(({ label, nth }) => t(label, nth === undefined ? {} : { nth }))
  return itemName ?? labels.join(', ')
}

export function describedText(
  { t }: View,
  value: DisplayedValue | null,
  references?: References,
): string {
  if (!value) return '–'
  if ('reference' in value)
    return referenceName(references, value.of, value.reference) || t('field.none')
  const text = 'text' in value ? value.text : value.labels.map((label) => t(label)).join(', ')
  return text || t('field.none')
}
