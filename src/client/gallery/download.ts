/** Saves the picture behind `link` as a file; one of another host can't be fetched and opens instead. */
export function saveOnClick(link: HTMLAnchorElement): void {
  link.addEventListener('click', async (event) => {
    const { href, origin, pathname } = link
    if (origin !== location.origin) return
    event.preventDefault()
    try {
      const response = await fetch(href)
      if (!response.ok) throw new Error(`${href} answered ${response.status}`)
      save(await response.blob(), pathname.split('/').pop() ?? '')
    } catch (error) {
      console.warn('The picture could not be saved', error)
    }
  })
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
