import type { formsNl } from './nl'

export const formsDe: Record<keyof typeof formsNl, string> = {}
