import { HEIC, HEIC_TYPE } from './heic-parts'

const QUALITY = 0.92
const IS_HEIC = /\.hei[cf]$/i

/** Converts HEIC pictures to JPEG when they are selected, for servers without a HEIC decoder. */
export function convertHeicInputs(): void {
  if (!document.body.hasAttribute(HEIC.busy)) return
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.accept.includes(HEIC_TYPE)) return
    const files = Array.from(target.files ?? [])
    if (files.some(isHeic)) convertFiles(target, files)
  })
}

/** Returns true for a HEIC file. Windows gives such files no type. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || IS_HEIC.test(name)
}

async function convertFiles(input: HTMLInputElement, files: File[]): Promise<void> {
  const status = statusOf(input)
  const buttons = submitButtons(input)
  const transfer = new DataTransfer()
  const failed: string[] = []
  for (const button of buttons) button.disabled = true
  for (const file of files) {
    if (isHeic(file)) status.textContent = textOf(HEIC.busy, file.name)
    const converted = isHeic(file) ? await toJpeg(file) : file
    if (converted) transfer.items.add(converted)
    else failed.push(file.name)
  }
  input.files = transfer.files
  for (const button of buttons) button.disabled = false
  status.classList.toggle('bad', failed.length > 0)
  status.textContent = failed.map((name) => textOf(HEIC.failed, name)).join(' ')
}

/** Returns the picture as JPEG, or null if it cannot be decoded. */
async function toJpeg(file: File): Promise<File | null> {
  try {
    const { heicTo } = await import('heic-to/csp')
    const blob = await heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY })
    return new File([blob], `${file.name.replace(IS_HEIC, '')}.jpg`, { type: 'image/jpeg' })
  } catch (error) {
    console.error(file.name, error)
    return null
  }
}

/** Returns the submit buttons that are enabled now, so that buttons disabled by another script stay disabled. */
function submitButtons({ form }: HTMLInputElement): HTMLButtonElement[] {
  return Array.from(form?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])
}

function textOf(attribute: string, name: string): string {
  return (document.body.getAttribute(attribute) ?? '').replace('{name}', () => name)
}

/** Returns the status line after the field. */
function statusOf(input: HTMLInputElement): HTMLElement {
  const next = input.nextElementSibling
  if (next instanceof HTMLElement && next.classList.contains('heic-status')) return next
  const line = document.createElement('span')
  line.className = 'heic-status'
  line.setAttribute('role', 'status')
  input.after(line)
  return line
}
