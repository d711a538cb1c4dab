import type { peopleNl } from './nl'

export const peopleFr: Record<keyof typeof peopleNl, string> = {}
