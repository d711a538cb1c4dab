import type { furnitureNl } from './nl'

export const furnitureEn: Record<keyof typeof furnitureNl, string> = {}
