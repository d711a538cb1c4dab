import { type RefObject, useEffect, useRef, useState } from 'react'
import { showSheet } from '../../client/dialogs'
import { type Answers, fillForm } from './answers'
import {
  nextVisitStep,
  stepAtOpening,
  VISIT_STEP,
  type VisitEvent,
  type VisitStep,
  visitButton,
} from './visit-flow'
import { openWidget, type Widget } from './widget'

export interface Visit {
  step: VisitStep
  answers: Answers
  /** True if the visitor lets the agency use its existing data, so that only the time is needed. */
  isKnown: boolean
  /** The state of the third-party widget. */
  widgetState: 'none' | 'loading' | 'open' | 'failed'
  dialog: RefObject<HTMLDialogElement | null>
  /** The element of the visible step. */
  stepRef: RefObject<HTMLElement | null>
  /** The element in which the widget is rendered. */
  widgetRef: RefObject<HTMLDivElement | null>
  happen(event: VisitEvent): void
  answer(more: Answers): void
  close(): void
  /** Opens the widget to pick a time if there is one and it loads, else the site's own form. */
  pickTime(): Promise<void>
}

interface VisitUse {
  /** True if the server returned the form with issues. */
  isBack: boolean
  /**
   * True if all questions are in one form. The last step is then the only one, and the link on the page is the first.
   */
  isOneSheet: boolean
  widget: Widget | null
}

export function useVisit({ isBack, isOneSheet, widget }: VisitUse): Visit {
  const dialog = useRef<HTMLDialogElement>(null)
  const stepRef = useRef<HTMLElement>(null)
  const widgetRef = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<VisitStep>(
    isBack || isOneSheet ? VISIT_STEP.time : VISIT_STEP.email,
  )
  const [answers, setAnswers] = useState<Answers>({})
  const [isKnown, setKnown] = useState(false)
  const [widgetState, setWidgetState] = useState<Visit['widgetState']>('none')

  async function pickTime(): Promise<void> {
    setStep((before) => nextVisitStep(before, 'pick'))
    if (widget && widgetRef.current) {
      setWidgetState('loading')
      const isOpen = await openWidget(widgetRef.current, widget, answers.Email ?? '')
      setWidgetState(isOpen ? 'open' : 'failed')
      if (isOpen) return dialog.current?.close()
    }
    if (dialog.current && !dialog.current.open) showSheet(dialog.current)
    stepRef.current?.focus({ preventScroll: true })
  }

  /** Closes the dialog. The focus returns to the link that opened it, which must be visible by then. */
  function close(): void {
    const next = nextVisitStep(step, 'close')
    showButtons(next)
    setStep(next)
    dialog.current?.close()
  }

  useEffect(() => {
    const { step: first, open } = stepAtOpening(
      isBack ? VISIT_STEP.time : VISIT_STEP.email,
      new URLSearchParams(location.search),
    )
    if (!isOneSheet) setStep(first)
    if (open && dialog.current) showSheet(dialog.current)
  }, [isBack, isOneSheet])
  useStepEffects(isOneSheet ? null : step, answers, dialog, stepRef)
  usePickLinks(pickTime)

  return {
    step,
    answers,
    isKnown,
    widgetState,
    dialog,
    stepRef,
    widgetRef,
    happen(event) {
      if (event !== 'close') setKnown(event === 'existing')
      setStep((before) => nextVisitStep(before, event))
    },
    answer: (more) => setAnswers((before) => ({ ...before, ...more })),
    close,
    pickTime,
  }
}

/**
 * Shows the link of the step on the page. In an open sheet it focuses the part of the step and fills in the earlier
 * answers. Null means that there are no steps.
 */
function useStepEffects(
  step: VisitStep | null,
  answers: Answers,
  dialog: RefObject<HTMLDialogElement | null>,
  stepRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (step === null) return
    showButtons(step)
    if (!dialog.current?.open) return
    dialog.current.scrollTo(0, 0)
    stepRef.current?.focus({ preventScroll: true })
  }, [step, dialog, stepRef])
  useEffect(() => {
    if (step === VISIT_STEP.time && stepRef.current) fillForm(stepRef.current, answers)
  }, [step, answers, stepRef])
}

/** Shows one of the page's two links to a visit: to request one, or to pick a time. */
function showButtons(step: VisitStep): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-visit]')) {
    link.hidden = link.dataset.visit !== visitButton(step)
  }
}

function usePickLinks(pick: () => void): void {
  const latest = useRef(pick)
  useEffect(() => {
    latest.current = pick
  })
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a[data-visit="pick"]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
