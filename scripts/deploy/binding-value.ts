import { readFileSync, writeFileSync } from 'node:fs'
import { fail } from '../say.ts'

interface BindingKey {
  table: string
  binding: string
  key: string
}

/** Writes one value into the table of a binding and leaves the rest of the file as it is. */
export function writeBindingValue(file: string, bindingKey: BindingKey, value: string): void {
  const toml = readFileSync(file, 'utf8')
  const changed = setBindingValue(toml, bindingKey, value)
  const { table, binding, key } = bindingKey
  if (changed === null)
    fail(
      `Write ${key} = "${value}" into the [[${table}]] of ${binding} in ${file}, then run this again.`,
    )
  if (changed !== toml) writeFileSync(file, changed)
}

/** Returns null if the file has no such table in this form. */
export function setBindingValue(
  toml: string,
  { table, binding, key }: BindingKey,
  value: string,
): string | null {
  const lines = toml.split('\n')
  const [start, end] = tableOf(lines, table, binding) ?? []
  if (start === undefined || end === undefined) return null
  const line = `${key} = ${JSON.stringify(value)}`
  const at = lines.findIndex((line, n) => n > start && n < end && valueIn(line, key) !== null)
  return at === -1
    ? lines.toSpliced(start + 1, 0, line).join('\n')
    : lines.with(at, line).join('\n')
}

/** The lines from a table's header up to the next one. */
function tableOf(lines: string[], table: string, binding: string): [number, number] | null {
  const headers = lines.flatMap((line, n) => (/^\s*\[/.test(line) ? n : []))
  for (const [index, start] of headers.entries()) {
    const end = headers[index + 1] ?? lines.length
    if (lines[start]?.split('#')[0]?.trim() !== `[[${table}]]`) continue
    if (lines.slice(start, end).some((line) => valueIn(line, 'binding') === binding))
      return [start, end]
  }
  return null
}

function valueIn(line: string, key: string): string | null {
  return new RegExp(`^\\s*${key}\\s*=\\s*["']([^"']*)["']`).exec(line)?.[1] ?? null
}
