/** When somebody likes to be called. */
export const CONTACT_TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const
