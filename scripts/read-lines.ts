type Line = Record<string, unknown>

/** Reads a response of JSON lines; returns the last one, and shows the others while they come. */
export async function readLines(
  { body }: { body: AsyncIterable<Uint8Array> | null },
  show: (line: Line) => void,
): Promise<Line> {
  const decoder = new TextDecoder()
  let text = ''
  let last: Line | null = null
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (last) show(last)
      last = JSON.parse(line)
    }
  }
  if (!last) throw new Error('The response ended before its result')
  return last
}
