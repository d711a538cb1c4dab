import type { furnitureNl } from './nl'

export const furnitureFr: Record<keyof typeof furnitureNl, string> = {}
