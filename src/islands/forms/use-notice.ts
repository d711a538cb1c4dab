import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormIssue } from '../../forms/form-state'
import { focusField, openList } from './form-elements'
import type { Failed } from './form-notices'

/** The result of the last attempt to send. */
export type Notice =
  | { kind: 'issues'; issues: FormIssue[] }
  | { kind: 'failure'; failed: Failed }
  | { kind: 'file'; url: string }

interface NoticeState {
  notice: Notice | null
  /** The element of the notice, which takes the focus when it comes. */
  shown: RefObject<HTMLElement | null>
  setNotice(notice: Notice | null): void
}

/** The notice of a form; a select that is the only error opens its list. */
export function useNotice(formId: string): NoticeState {
  const [notice, setNotice] = useState<Notice | null>(null)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!notice) return
    const issues = notice.kind === 'issues' ? notice.issues : []
    const first = issues[0] && `${formId}-${issues[0].path[0]}`
    if (first && shown.current?.hidden) focusField(first)
    else shown.current?.focus()
    if (first) openList(first)
  }, [notice, formId])
  return { notice, shown, setNotice }
}
