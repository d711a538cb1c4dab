/** The texts of a list, none with a space in it, as they are written with spaces between them. */
export function spaced(list: string): string[] {
  return list.trim().split(/\s+/)
}
