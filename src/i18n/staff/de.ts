import type { staffNl } from './nl'

export const staffDe: Record<keyof typeof staffNl, string> = {}
