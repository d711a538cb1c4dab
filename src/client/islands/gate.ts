import { FORM_SENT } from '../forms/live-form'

/** Opens documents at once for whom the agency remembers, and the gate's form for others. */
export function mount(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>('[data-listing]')
  const gate = document.querySelector<HTMLElement>('#gate')
  const form = gate?.querySelector<HTMLFormElement>('form.lead-form')
  if (!list || !gate || !form) return
  list.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-document]')
    if (!link?.hash) return
    form.action = link.dataset.document ?? ''
    const sent = gate.querySelector<HTMLElement>('.sent')
    if (sent) sent.hidden = true
  })
  gate.addEventListener(FORM_SENT, () => openAtOnce(list))
  isRemembered(list.dataset.listing ?? '').then((remembered) => {
    if (remembered) openAtOnce(list)
  })
}

function openAtOnce(list: HTMLElement): void {
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-document]')) {
    link.href = link.dataset.document ?? ''
    link.target = '_blank'
    link.rel = 'noopener'
  }
}

async function isRemembered(path: string): Promise<boolean> {
  try {
    const { remembered }: { remembered?: boolean } = await (await fetch(path)).json()
    return remembered === true
  } catch {
    return false
  }
}
