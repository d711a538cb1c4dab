/** The steps of a request for a visit (spec, section 4). */
export const VISIT_STEP = { email: 1, tooLittle: 2, enough: 3, thanks: 4, time: 5 } as const
export type VisitStep = (typeof VISIT_STEP)[keyof typeof VISIT_STEP]

/** An event in a step: a response of the server, or an action of the visitor. */
export type VisitEvent =
  /** The agency knows the email address, or not. */
  | 'known'
  | 'unknown'
  /** The visitor reuses the answers that the agency has. */
  | 'existing'
  /** The questionnaire was sent. */
  | 'answered'
  /** The visitor wants to pick a time. */
  | 'pick'
  /** The dialog was closed. */
  | 'close'

const { email, tooLittle, enough, thanks, time } = VISIT_STEP

const NEXT: Record<VisitStep, Partial<Record<VisitEvent, VisitStep>>> = {
  [email]: { known: enough, unknown: tooLittle },
  [tooLittle]: { answered: thanks },
  [enough]: { existing: thanks, answered: thanks },
  [thanks]: { pick: time, close: email },
  [time]: {},
}

/** Returns the step after `event`. Events without a transition leave the step unchanged. */
export function nextVisitStep(step: VisitStep, event: VisitEvent): VisitStep {
  return NEXT[step][event] ?? step
}

/**
 * Returns the first step. An address with `appointment` opens the dialog at the thanks, unless the visitor is picking a
 * time.
 */
export function stepAtOpening(
  step: VisitStep,
  address: URLSearchParams,
): { step: VisitStep; open: boolean } {
  const open = address.has('appointment') && step !== time
  return { step: open ? thanks : step, open }
}

/** Returns the button of the page: `ask` opens the questions, `pick` the selection of a time. */
export function visitButton(step: VisitStep): 'ask' | 'pick' {
  return step < thanks ? 'ask' : 'pick'
}
