import type { contentNl } from './nl'

export const contentDe: Record<keyof typeof contentNl, string> = {}
