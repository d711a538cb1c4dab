import { find } from '../../../../client/hooks'
import { copyLink, offerLink } from '../../../../client/share-link'

/** Uses the share dialog of the device if there is one, copies the link and prints. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'share')
  const details = box?.querySelector('details')
  const summary = details?.querySelector('summary')
  if (!box || !details || !summary) return
  const { title = '', address = '' } = box.dataset

  summary.addEventListener('click', async (event) => {
    if (details.open || !('share' in navigator)) return
    event.preventDefault()
    details.open = !(await offerLink(title, address))
  })
  box.querySelector('[data-copy]')?.addEventListener('click', async () => {
    const isCopied = await copyLink(address)
    const status = box.querySelector('[role=status]')
    if (status) status.textContent = (isCopied ? box.dataset.copied : box.dataset.copythis) ?? ''
  })
  box.querySelector('[data-print]')?.addEventListener('click', () => print())

  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    summary.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  })
}
