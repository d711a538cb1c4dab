/** Says that a script changed the form, as a visitor's own change would. */
export function tellChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('change', { bubbles: true }))
}
