import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../../../test/example-property'
import { DEFAULT_PUBLISH_SETTINGS } from '../published'
import { projectRows, propertyRows } from './listing-rows'
import { ROW_FORMAT } from './listing-rules'

/** If this fails, the rows have changed: raise `ROW_FORMAT`, so that a release rebuilds the lists, and note both. */
test('the format of the rows has a number of its own', () => {
  const firstSeen = '2026-01-01T00:00:00.000Z'
  const unit = { record: exampleProperty({ id: 2, projectId: 9001 }), firstSeen }
  const rows = [
    ...propertyRows({ record: exampleProperty(), firstSeen }, DEFAULT_PUBLISH_SETTINGS),
    ...projectRows({ record: exampleProject(), firstSeen }, [unit], DEFAULT_PUBLISH_SETTINGS),
  ]
  expect(rows.length).toBeGreaterThan(2)
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
  expect({ ROW_FORMAT, digest }).toEqual({ ROW_FORMAT: 8, digest: '46f925e0ff9c' })
})
