import { describe, expect, it } from 'vitest'
import { setBindingValue } from './binding-value.ts'

const ID = { table: 'd1_databases', binding: 'DB', key: 'database_id' }

describe('a value in the table of a binding', () => {
  it('replaces an existing value', () => {
    const toml = '[[d1_databases]]\ndatabase_id = "old" # ours\nbinding = "DB"\n\n[vars]\n'
    expect(setBindingValue(toml, ID, 'new')).toBe(
      '[[d1_databases]]\ndatabase_id = "new"\nbinding = "DB"\n\n[vars]\n',
    )
  })

  it('is written to the binding of that name only', () => {
    const other = '[[d1_databases]]\nbinding = "OTHER"\ndatabase_id = "other"\n'
    const ours = '[[d1_databases]]\nbinding = "DB"\ndatabase_id = "old"\n'
    expect(setBindingValue(other + ours, ID, 'new')).toBe(other + ours.replace('old', 'new'))
  })

  it('is not written if the table is missing or commented out', () => {
    expect(setBindingValue('# [[d1_databases]]\n# binding = "DB"\n', ID, 'new')).toBeNull()
    expect(setBindingValue('d1_databases = [{ binding = "DB" }]\n', ID, 'new')).toBeNull()
  })
})
