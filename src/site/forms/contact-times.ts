/** The times of day at which a visitor prefers to be called. */
export const CONTACT_TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const
