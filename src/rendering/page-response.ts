import { SLOT_MARK, type Slot } from './slots'

/** Returns the complete page, once all its slots are rendered. */
export async function completePage(shell: string, slots: Slot[]): Promise<string> {
  const outcomes = await Promise.all(slots.map((slot) => slot.render()))
  return shell
    .split(SLOT_MARK)
    .map((part, index) => part + (outcomes[index]?.html ?? ''))
    .join('')
}

export interface StreamedPage {
  body: ReadableStream
  /** Resolves when the page is sent, or when the visitor has left. */
  sent: Promise<void>
}

/**
 * Sends the page in document order. The markup before the first slot, with head and header, leaves before
 * any slot is rendered. Each slot follows as soon as it and all slots before it are rendered.
 */
export function streamPage(shell: string, slots: Slot[]): StreamedPage {
  const [head = '', ...parts] = shell.split(SLOT_MARK)
  const { readable, writable } = new IdentityTransformStream()
  const encoder = new TextEncoder()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(encoder.encode(text))
  const writeAll = async () => {
    // A write resolves when its bytes are read. The second one resolves when the first has been sent.
    await Promise.all([write(head.slice(0, -1)), write(head.slice(-1))])
    for (const [index, slot] of slots.entries()) {
      const { html } = await slot.render()
      await write(html + (parts[index] ?? ''))
    }
    await writer.close()
  }
  // A write rejects when the visitor has left.
  return { body: readable, sent: writeAll().catch(() => undefined) }
}
