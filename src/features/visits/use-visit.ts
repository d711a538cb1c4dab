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

/** The state of a visitor's request for a visit. */
export interface Visit {
  step: VisitStep
  answers: Answers
  /** The visitor lets the agency use what it knows, so that nothing but the moment is asked. */
  isKnown: boolean
  /** The state of another firm's widget. */
  widgetState: 'none' | 'loading' | 'open' | 'failed'
  dialog: RefObject<HTMLDialogElement | null>
  /** The step that is shown. */
  shown: RefObject<HTMLElement | null>
  /** The element in which the widget is rendered. */
  place: RefObject<HTMLDivElement | null>
  happen(event: VisitEvent): void
  answer(more: Answers): void
  close(): void
  /** Picks a time in the widget, where there is one and it comes; else in our own form. */
  pickTime(): Promise<void>
}

interface VisitUse {
  /** The form came back. */
  isBack: boolean
  /** All is asked at once: the last step is the only one, and the page's link to it the first. */
  isOneSheet: boolean
  widget: Widget | null
}

export function useVisit({ isBack, isOneSheet, widget }: VisitUse): Visit {
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<VisitStep>(
    isBack || isOneSheet ? VISIT_STEP.time : VISIT_STEP.email,
  )
  const [answers, setAnswers] = useState<Answers>({})
  const [isKnown, setKnown] = useState(false)
  const [widgetState, setWidgetState] = useState<Visit['widgetState']>('none')

  async function pickTime(): Promise<void> {
    setStep((before) => nextVisitStep(before, 'pick'))
    if (widget && place.current) {
      setWidgetState('loading')
      const isOpen = await openWidget(place.current, widget, answers.Email ?? '')
      setWidgetState(isOpen ? 'open' : 'failed')
      if (isOpen) return dialog.current?.close()
    }
    if (dialog.current && !dialog.current.open) showSheet(dialog.current)
    shown.current?.focus({ preventScroll: true })
  }

  /** The focus goes back to the link that led here, which must be seen by then. */
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
  useShownStep(isOneSheet ? null : step, answers, dialog, shown)
  usePickLinks(pickTime)

  return {
    step,
    answers,
    isKnown,
    widgetState,
    dialog,
    shown,
    place,
    happen(event) {
      if (event !== 'close') setKnown(event === 'existing')
      setStep((before) => nextVisitStep(before, event))
    },
    answer: (more) => setAnswers((before) => ({ ...before, ...more })),
    close,
    pickTime,
  }
}

/** Shows the step's link on the page, and in an open sheet its part, with what was told before; null has no steps. */
function useShownStep(
  step: VisitStep | null,
  answers: Answers,
  dialog: RefObject<HTMLDialogElement | null>,
  shown: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (step === null) return
    showButtons(step)
    if (dialog.current?.open) shown.current?.focus({ preventScroll: true })
  }, [step, dialog, shown])
  useEffect(() => {
    if (step === VISIT_STEP.time && shown.current) fillForm(shown.current, answers)
  }, [step, answers, shown])
}

/** The page's links to a visit: one to ask for it, one to pick a time; one of them is seen. */
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
