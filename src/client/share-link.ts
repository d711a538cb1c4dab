/** Shares a link by the Web Share API, else copies it to the clipboard; returns the outcome. */
export async function shareLink(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'neither'> {
  if (await offerLink(title, url)) return 'shared'
  return (await copyLink(url)) ? 'copied' : 'neither'
}

/** Opens the device's share dialog. Returns false only if it cannot be opened. */
export async function offerLink(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
