/** Attributes of a button that opens or closes a dialog without a script; React has no types for them. */
export function invoker(command: 'show-modal' | 'close', target: string) {
  return { command, commandfor: target }
}
