import type { peopleNl } from './nl'

export const peopleDe: Record<keyof typeof peopleNl, string> = {}
