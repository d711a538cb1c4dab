import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/ui/icon'
import type { Translate } from '../../platform/i18n'
import type { VisitText } from './visit-texts'

const WINDOW = 'popup,width=720,height=840'

interface VisitQuestionsProps {
  t: Translate<VisitText>
  /** The address of an external questionnaire, or null if the questions are on this page. */
  url: string | null
  /** Called to show the site's own questions. */
  onSend(): void
  /** Called when the external questionnaire was submitted. */
  onAnswered(): void
  primary?: boolean
}

/**
 * The step with the questions. An external questionnaire opens in a new window, the site's own questions replace this
 * step.
 */
export function VisitQuestions({ t, url, onSend, onAnswered, primary }: VisitQuestionsProps) {
  const [isUnavailable, setUnavailable] = useState(false)
  useAnswered(url, onAnswered)
  const words = t(primary ? 'visitsteps.questions' : 'visit.enter')
  const className = primary ? 'button' : 'button quiet'
  if (url === null) {
    return (
      <button type="button" className={className} onClick={onSend}>
        {words}
      </button>
    )
  }
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    window.open(url, 'questionnaire', WINDOW)
    setUnavailable(true)
  }
  return (
    <>
      <a className={className} href={url} target="_blank" rel="noopener" onClick={leave}>
        {words}
        <small> ({t('visitsteps.window', { host: new URL(url).hostname })})</small>
      </a>
      <button type="button" className="link" onClick={onAnswered} hidden={!isUnavailable}>
        <Icon name="check" />
        {t('visitsteps.answered')}
      </button>
    </>
  )
}

/** Calls `onAnswered` when the window of the external questionnaire sends a message that contains 'submit'. */
function useAnswered(url: string | null, onAnswered: () => void): void {
  const latest = useRef(onAnswered)
  useEffect(() => {
    latest.current = onAnswered
  })
  useEffect(() => {
    if (url === null) return
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === new URL(url).origin && saysSent(data)) latest.current()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url])
}

function saysSent(data: unknown): boolean {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return /submit/i.test(text ?? '')
}
