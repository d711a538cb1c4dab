import { SUMMARY_TEXTS } from '../../components/forms/visit-summary'
import { SHEET_TEXTS } from '../../components/ui/sheet'

/** The prefixes of the texts that only the request for a visit has. */
export const VISIT_TEXTS = [
  ...SHEET_TEXTS,
  ...SUMMARY_TEXTS,
  'promise',
  'thanks.tovaluation',
  'visit',
] as const
export type VisitText = (typeof VISIT_TEXTS)[number] | StepText

/** The prefix of the texts of the steps, which pages without steps do not get. */
export const STEP_TEXTS = ['visitsteps'] as const
type StepText = (typeof STEP_TEXTS)[number]
