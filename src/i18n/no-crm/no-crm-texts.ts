import type { Lang } from '../../domain/format/lang'
import type { Dictionary } from '../dictionary'
import { noCrmDe } from './de'
import { noCrmEn } from './en'
import { noCrmFr } from './fr'
import { noCrmNl } from './nl'

/** The staff texts of an agency without a CRM, which replace those of the dictionary that name one. */
export const NO_CRM_TEXTS: Record<Lang, Partial<Dictionary>> = {
  nl: noCrmNl,
  fr: noCrmFr,
  en: noCrmEn,
  de: noCrmDe,
}
