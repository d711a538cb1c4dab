/** The attributes of a button with the text that it copies, hidden until the script runs, and of its confirmation. */
export const COPY = { button: 'data-copy', done: 'data-copied' } as const
