/** ASCII alone: a mail server that knows nothing newer must take it. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** A telephone number as people write it, at least six digits. */
export const PHONE = /^(?=(?:\D*\d){6})[\d\s+()./-]+$/

/** A number with a comma or a point. */
export const NUMBER = /^-?\d+(?:[.,]\d+)?$/
