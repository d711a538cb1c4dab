import type { contentNl } from './nl'

export const contentEn: Record<keyof typeof contentNl, string> = {}
