import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/ui/icon'
import type { Translate } from '../../platform/i18n'
import type { VisitText } from './visit-texts'

const WINDOW = 'popup,width=720,height=840'

interface VisitQuestionsProps {
  t: Translate<VisitText>
  /** Address of an external questionnaire; null asks the questions here. */
  url: string | null
  /** Asks our own questions. */
  onAsk(): void
  /** Another site's were answered. */
  onAnswered(): void
  primary?: boolean
}

/** Another site's questions open in a window of their own, ours in the place of this step. */
export function VisitQuestions({ t, url, onAsk, onAnswered, primary }: VisitQuestionsProps) {
  const [isAway, setAway] = useState(false)
  useAnswered(url, onAnswered)
  const words = t(primary ? 'visitsteps.questions' : 'visit.enter')
  const className = primary ? 'button' : 'button quiet'
  if (url === null) {
    return (
      <button type="button" className={className} onClick={onAsk}>
        {words}
      </button>
    )
  }
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    window.open(url, 'questionnaire', WINDOW)
    setAway(true)
  }
  return (
    <>
      <a className={className} href={url} target="_blank" rel="noopener" onClick={leave}>
        {words}
        <small> ({t('visitsteps.window', { host: new URL(url).hostname })})</small>
      </a>
      <button type="button" className="link" onClick={onAnswered} hidden={!isAway}>
        <Icon name="check" />
        {t('visitsteps.answered')}
      </button>
    </>
  )
}

/** Another site's answers are sent when its window says so, by a message with 'submit' in it. */
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
