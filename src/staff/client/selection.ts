import { SELECTION } from './selection-parts'

/** Shows the actions on the selected rows of a list while there are any, and the check box that selects all rows. */
export function startSelection(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${SELECTION.form}]`)
  if (!form) return
  const rows = [...document.querySelectorAll<HTMLInputElement>(`input[${SELECTION.row}]`)]
  const all = document.querySelector<HTMLInputElement>(`input[${SELECTION.all}]`)
  const count = form.querySelector('output')

  function update(): void {
    const selected = rows.filter(({ checked }) => checked).length
    form?.toggleAttribute('hidden', selected === 0)
    if (count) count.value = String(selected)
    if (!all) return
    all.checked = selected === rows.length
    all.indeterminate = selected > 0 && selected < rows.length
  }

  form.classList.add('floating')
  all?.closest('label')?.removeAttribute('hidden')
  all?.addEventListener('change', () => {
    for (const row of rows) row.checked = all.checked
    update()
  })
  for (const row of rows) row.addEventListener('change', update)
  // A browser restores the check boxes after `load` when it returns to the page.
  addEventListener('pageshow', update)
  update()
}
