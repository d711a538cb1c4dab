import { DAYS_AHEAD } from '../../domain/lead/half-days'

/** Puts what is known into fields that are still empty. */
export function fillForm(root: ParentNode, answers: Record<string, string>): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
    if (field && !field.value) field.value = value
  }
}

/** From tomorrow on, set in the browser: a page may be cached for days. */
export function allowVisitDays(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    input.min = dayFromNow(1)
    input.max = dayFromNow(DAYS_AHEAD)
  }
}

function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('sv-SE')
}
