/** The attributes by which the script finds the buttons of passkeys. */
export const PASSKEY = {
  /** The address to which the device's response is sent. Its options are at `/options` below it. */
  path: 'data-passkey',
  /** True for a button that creates a passkey. */
  creates: 'data-creates',
  /** The address to open afterwards. Without it, the form that contains the button is sent. */
  next: 'data-next',
  /** The text for a failure. */
  failed: 'data-failed',
} as const
