import type { View } from '../../components/ui/view'
import { StaffTable } from '../parts/staff-table'
import type { Difference, Told } from './differences'
import type { References } from './edit-form'
import { referenceName } from './inputs/reference-input'

interface DifferenceTableProps {
  view: View
  differences: Difference[]
  /** What the two sides are called. */
  before: string
  after: string
  references?: References | undefined
}

/** The fields in which two documents differ, in words. */
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

/** A field by what it is called, else by the labels on the way to it: 'Office 2, Telephone'. */
export function pathText({ t }: View, { path, called }: Pick<Difference, 'path' | 'called'>) {
  const labels = path.map(({ label, nth }) => t(label, nth === undefined ? {} : { nth }))
  return called ?? labels.join(', ')
}

/** A value in words. */
export function describedText({ t }: View, told: Told | null, references?: References): string {
  if (!told) return '–'
  if ('reference' in told)
    return referenceName(references, told.of, told.reference) || t('field.none')
  const text = 'text' in told ? told.text : told.labels.map((label) => t(label)).join(', ')
  return text || t('field.none')
}
