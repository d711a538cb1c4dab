import { replaceBrokenPictures } from '../../client/broken-pictures'
import { copyLink } from '../../client/share-link'
import { PASSKEY } from '../../components/passkeys/passkey-parts'
import { RICH_TEXT } from '../rich-text/client/rich-parts'
import { autosaveForm } from './autosave-form'
import { COPY } from './copy-parts'
import { startDragging } from './drag'
import { convertHeicInputs } from './heic'
import { startLivePreview } from './live-preview'
import { startSearch } from './palette'
import { POINT_MAP } from './point-map-parts'
import { PRINT_BUTTON } from './print-parts'
import { showOptionPictures, startSearchSelect } from './search-select'
import { startSelection } from './selection'

replaceBrokenPictures()
const form = document.querySelector<HTMLFormElement>('form[data-draft-key]')
const notice = document.getElementById('draft-notice')
if (form && notice) autosaveForm(form, notice)
startSearch()
startLivePreview()
startSearchSelect()
showOptionPictures()
startDragging()
startSelection()
convertHeicInputs()
const pointMaps = document.querySelectorAll<HTMLElement>(`[${POINT_MAP.container}]`)
const mapsInView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    mapsInView.unobserve(target)
    import('./point-map').then(({ openPointMap }) => openPointMap(target))
  }
})
for (const container of pointMaps) mapsInView.observe(container)
const printButton = document.querySelector<HTMLElement>(`[${PRINT_BUTTON}]`)
if (printButton) {
  printButton.hidden = false
  printButton.addEventListener('click', () => print())
}
const copyButton = document.querySelector<HTMLElement>(`[${COPY.button}]`)
const copied = document.querySelector<HTMLElement>(`[${COPY.done}]`)
if (copyButton && copied) {
  copyButton.hidden = false
  copyButton.addEventListener('click', async () => {
    const isCopied = await copyLink(copyButton.getAttribute(COPY.button) ?? '')
    copied.textContent = isCopied ? copied.getAttribute(COPY.done) : ''
  })
}
if (document.querySelector(`textarea[${RICH_TEXT.field}]`))
  import('../rich-text/client/start-rich').then(({ startRich }) => startRich())
if (document.querySelector(`[${PASSKEY.path}]`))
  import('../../components/passkeys/passkey.client').then(({ mount }) => mount(document))
