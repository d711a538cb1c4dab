import { SUMMARY_TEXTS } from '../../components/forms/visit-summary'
import { SHEET_TEXTS } from '../../components/ui/sheet'

/** Prefixes of the texts that only the request for a visit has. */
export const VISIT_TEXTS = [
  ...SHEET_TEXTS,
  ...SUMMARY_TEXTS,
  'promise',
  'thanks.valuation',
  'visit',
] as const
export type VisitText = (typeof VISIT_TEXTS)[number]
