import { VisitDialog } from '../visit/visit-dialog'

/** Leads through the steps of asking for a visit. */
export function mount(element: HTMLElement): void {
  const dialog = element.closest('dialog')
  const root = element.querySelector<HTMLElement>('.visit')
  if (dialog && root) new VisitDialog(dialog, root)
}
