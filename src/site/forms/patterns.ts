/** ASCII only, because mail servers may not support internationalised addresses. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** A telephone number in any notation, with at least six digits. */
export const PHONE = /^(?=(?:\D*\d){6})[\d\s+()./-]+$/

/** A number with a comma or a point as decimal separator. */
export const NUMBER = /^-?\d+(?:[.,]\d+)?$/
