import { SLOT_MARK, type Slot } from './slots'

const READY_WITHIN_MS = 20

/** Of the head's link that expects the footer: what comes in pieces is painted as it comes. */
const WAITS_FOR_FOOTER = ' blocking="render"'

/**
 * The page in document order. When every module is ready at once it is one string, which costs
 * least; else the shell's first part leaves now and each module as its turn and its data come.
 */
export async function pageBody(shell: string, slots: Slot[]): Promise<string | ReadableStream> {
  const ready = await Promise.race([wholePage(shell, slots), patience()])
  return ready ?? inOrder(shell.replace(WAITS_FOR_FOOTER, '').split(SLOT_MARK), slots)
}

/** Shell and modules as one string, once all are there. */
export async function wholePage(shell: string, slots: Slot[]): Promise<string> {
  const html = await Promise.all(slots.map((slot) => slot.html))
  return shell
    .split(SLOT_MARK)
    .map((part, index) => part + (html[index] ?? ''))
    .join('')
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), READY_WITHIN_MS))
}

function inOrder(parts: string[], slots: Slot[]): ReadableStream {
  const encoder = new TextEncoder()
  let index = 0
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(parts[index]))
      const slot = slots[index]
      if (!slot) return controller.close()
      controller.enqueue(encoder.encode(await slot.html))
      index += 1
    },
  })
}
