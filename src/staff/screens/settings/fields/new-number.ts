const MAX_NUMBERS = 2 ** 31

/** An item of a list with a number of its own from the first moment on: a form that is sent twice adds one. */
export function withNewNumber() {
  return { id: 1 + Math.floor(Math.random() * (MAX_NUMBERS - 1)) }
}
