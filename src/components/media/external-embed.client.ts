import { CONSENT_CHANGED } from '../../client/consent/consent'
import { canLoad, loadExternalScript } from '../../client/consent/external-scripts'
import { find } from '../../client/hooks'

/** Loads the script of an external embed, now or once the visitor has consented. */
export function mount(element: HTMLElement): void {
  const box = element.querySelector<HTMLElement>('[data-script]')
  const placeholder = box && find(box, 'instead')
  if (!box || !placeholder) return
  const { script = '', data = '{}', failed = '' } = box.dataset
  const load = async () => {
    if (!canLoad(script)) return
    document.removeEventListener(CONSENT_CHANGED, load)
    const isLoaded = await loadExternalScript(script, JSON.parse(data), box)
    if (isLoaded) placeholder.remove()
    else placeholder.textContent = failed
  }
  document.addEventListener(CONSENT_CHANGED, load)
  load()
}
