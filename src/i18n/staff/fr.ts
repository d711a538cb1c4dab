import type { staffNl } from './nl'

export const staffFr: Record<keyof typeof staffNl, string> = {}
