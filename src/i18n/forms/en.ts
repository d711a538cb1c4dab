import type { formsNl } from './nl'

export const formsEn: Record<keyof typeof formsNl, string> = {}
