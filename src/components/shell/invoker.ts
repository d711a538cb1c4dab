/** Returns the attributes of a button that opens a dialog without a script. React has no types for them. */
export function invoker(target: string) {
  return { command: 'show-modal', commandfor: target, 'aria-expanded': false }
}
