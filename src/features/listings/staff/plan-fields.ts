import type { Plan } from '../../../listing/property'
import type { Field, ListField } from '../../../platform/fields/field'
import type { FieldIssue } from '../../../staff/editing/issues-of'

/**
 * Returns the field for the plans of a listing with their hotspots. The hotspots of a project can also link to its
 * units.
 */
export function plansField(ofProject: boolean): ListField {
  return {
    kind: 'list',
    name: 'plans',
    label: 'record.plans',
    item: 'record.plan',
    help: 'record.plans.help',
    fields: [
      {
        kind: 'file',
        of: 'picture',
        name: 'picture',
        label: 'record.plan.picture',
        required: true,
      },
      { kind: 'translated', name: 'title', label: 'record.plan.title', required: true },
      {
        kind: 'list',
        name: 'spots',
        label: 'record.spots',
        item: 'record.spot',
        help: 'record.spots.help',
        on: 'picture',
        fields: spotFields(ofProject),
      },
    ],
  }
}

/** The size of a room on the plan, and its entry in the listing's rooms. */
const ROOM_FIELDS: Field[] = [
  {
    kind: 'number',
    name: 'width',
    label: 'record.spot.width',
    unit: 'record.unit.percent',
    optional: true,
  },
  {
    kind: 'number',
    name: 'height',
    label: 'record.spot.height',
    unit: 'record.unit.percent',
    optional: true,
  },
  {
    kind: 'reference',
    of: ['division'],
    name: 'division',
    label: 'record.spot.division',
    optional: true,
  },
]

function spotFields(ofProject: boolean): Field[] {
  const unit: Field = { kind: 'reference', of: ['unit'], name: 'unit', label: 'record.spot.unit' }
  return [
    { kind: 'number', name: 'x', label: 'record.spot.x', unit: 'record.unit.percent' },
    { kind: 'number', name: 'y', label: 'record.spot.y', unit: 'record.unit.percent' },
    ...(ofProject ? [unit] : ROOM_FIELDS),
    { kind: 'translated', name: 'room', label: 'record.spot.room' },
    { kind: 'reference', of: ['shown'], name: 'picture', label: 'record.spot.picture' },
  ]
}

/** Returns an issue for each hotspot that links neither to a unit nor to a room. */
export function hotspotsWithoutTarget(document: Record<string, unknown>): FieldIssue[] {
  const plans = (document.plans ?? []) as Plan[]
  return plans.flatMap(({ spots }, plan) =>
    spots.flatMap(({ unit, division, room }, index): FieldIssue[] => {
      const isWithoutTarget =
        unit === null && division === undefined && !Object.values(room).some((name) => name?.trim())
      const name = `plans.${plan}.spots.${index}.room`
      return isWithoutTarget ? [{ name, text: 'record.spot.aimless' }] : []
    }),
  )
}
