import type { contentNl } from './nl'

export const contentFr: Record<keyof typeof contentNl, string> = {}
