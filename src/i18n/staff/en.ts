import type { staffNl } from './nl'

export const staffEn: Record<keyof typeof staffNl, string> = {}
