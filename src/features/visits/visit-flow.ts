/** The steps of asking for a visit (spec, section 4). */
export const VISIT_STEP = { email: 1, tooLittle: 2, enough: 3, thanks: 4, time: 5 } as const
export type VisitStep = (typeof VISIT_STEP)[keyof typeof VISIT_STEP]

/** An event in a step: an answer from the server, or an action of the visitor. */
export type VisitEvent =
  /** The email is one that the agency knows, or not. */
  | 'known'
  | 'unknown'
  /** The visitor reuses the answers that the agency has. */
  | 'existing'
  /** The questionnaire was sent. */
  | 'answered'
  /** A time is to be picked. */
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

/** The step after `event`; events without a transition leave the step unchanged. */
export function nextVisitStep(step: VisitStep, event: VisitEvent): VisitStep {
  return NEXT[step][event] ?? step
}

/** An address with `appointment` opens the dialog at the thanks, unless a time is being picked. */
export function stepAtOpening(
  step: VisitStep,
  address: URLSearchParams,
): { step: VisitStep; open: boolean } {
  const open = address.has('appointment') && step !== time
  return { step: open ? thanks : step, open }
}

/** The button of the page: `ask` opens the questions, `pick` the choice of a time. */
export function visitButton(step: VisitStep): 'ask' | 'pick' {
  return step < thanks ? 'ask' : 'pick'
}
