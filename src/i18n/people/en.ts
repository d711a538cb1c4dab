import type { peopleNl } from './nl'

export const peopleEn: Record<keyof typeof peopleNl, string> = {}
