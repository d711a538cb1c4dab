import type { furnitureNl } from './nl'

export const furnitureDe: Record<keyof typeof furnitureNl, string> = {}
