import { FORM_SYNCED } from '../search/sync-form'

/** Updates the parts of a form that depend on the choice in another field. */
export function followChoices(form: HTMLFormElement): void {
  const follow = () => {
    nameTicked(form)
    nameTypes(form)
  }
  form.addEventListener('change', follow)
  form.addEventListener('reset', () => queueMicrotask(follow))
  follow()
  followGoal(form)
  countByButtons(form)
}

/** Shows the ticked choices of a closed list in its summary. */
function nameTicked(form: HTMLFormElement): void {
  for (const list of form.querySelectorAll<HTMLElement>('.multi')) {
    const shown = list.querySelector<HTMLElement>('[data-chosen]')
    if (shown) shown.textContent = namesIn(list).join(', ') || (shown.dataset.chosen ?? '')
  }
}

/** Beside the numbers of what was chosen go its names, as the page showed them. */
function nameTypes(form: HTMLFormElement): void {
  for (const names of form.querySelectorAll<HTMLInputElement>('[data-names-of]')) {
    const group = form.querySelector(`[id$="-${names.dataset.namesOf}"]`)?.closest('fieldset')
    if (group) names.value = namesIn(group).join(', ')
  }
}

function namesIn(group: Element): string[] {
  return [...group.querySelectorAll('label:has(:checked)')].map((label) =>
    (label.textContent ?? '').trim(),
  )
}

/** Buying and renting have budgets of their own: another goal begins with an open one. */
function followGoal(form: HTMLFormElement): void {
  const budget = form.querySelector<HTMLElement>('.budget-field')
  if (!budget) return
  const show = (goal: string) => {
    for (const group of budget.querySelectorAll('optgroup')) {
      group.disabled = group.hidden = goal !== '' && group.dataset.goal !== goal
    }
    const [max, step] = (goal === '1' ? budget.dataset.rent : budget.dataset.sale)?.split(' ') ?? []
    for (const handle of budget.querySelectorAll<HTMLInputElement>('[type="range"]')) {
      Object.assign(handle, { max, step })
    }
  }
  form.addEventListener('change', ({ target }) => {
    if (!isGoal(target)) return
    for (const select of budget.querySelectorAll('select')) select.value = ''
    show(target.value)
    form.dispatchEvent(new Event(FORM_SYNCED))
  })
  show(String(new FormData(form).get('Goal') ?? ''))
}

function isGoal(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    target.name === 'Goal'
  )
}

function countByButtons(form: HTMLFormElement): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null
    const number = button?.parentElement?.querySelector<HTMLInputElement>('[type="number"]')
    if (!button || !number) return
    if (Number(button.dataset.by) > 0) number.stepUp()
    else number.stepDown()
    number.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
