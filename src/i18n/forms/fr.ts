import type { formsNl } from './nl'

export const formsFr: Record<keyof typeof formsNl, string> = {}
