const MAX_NUMBERS = 2 ** 31

/** Returns a new list item with a random id. A form that is sent twice then adds one item. */
export function withNewNumber() {
  return { id: 1 + Math.floor(Math.random() * (MAX_NUMBERS - 1)) }
}
