type Properties = Record<string, string>

const MAX_LINE_BYTES = 75
const TEXT_PROPERTIES = ['UID', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME']

/**
 * Returns the properties of the calendar and of its events, as a calendar program reads the file
 * (RFC 5545, 3.1 and 3.3.11). Throws if the file breaks those rules.
 */
export function parseCalendar(file: string): { calendar: Properties; events: Properties[] } {
  const calendar: Properties = {}
  const events: Properties[] = []
  const open: string[] = []
  for (const line of unfoldedLines(file)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[A-Z-]+)?:(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`No content line: ${line}`)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} is not open`)
    } else {
      const component = open.at(-1) === 'VEVENT' ? events.at(-1) : calendar
      if (!component || name in component) throw new Error(`${name} occurs twice`)
      component[name] = TEXT_PROPERTIES.includes(name) ? textValue(value) : value
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} is not closed`)
  return { calendar, events }
}

function unfoldedLines(file: string): string[] {
  const lines = file.split('\r\n')
  if (lines.pop() !== '') throw new Error('The last line has no end')
  for (const line of lines) {
    const bytes = new TextEncoder().encode(line).length
    if (bytes > MAX_LINE_BYTES) throw new Error(`A line has ${bytes} bytes: ${line}`)
    if (/\p{Cc}/u.test(line)) throw new Error(`A line has control characters: ${line}`)
  }
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
}

function textValue(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) throw new Error(`Not escaped: ${value}`)
  return value.replace(/\\(.)/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}
