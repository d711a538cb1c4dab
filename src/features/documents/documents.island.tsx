import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { showSheet } from '../../client/dialogs'
import { opensElsewhere } from '../../client/early-events'
import type { FormFacts } from '../../components/forms/form-facts'
import { PersonFields } from '../../components/forms/person-fields'
import { FormFrame } from '../../components/lead-form/form-frame'
import { type LiveForm, useForm } from '../../components/lead-form/use-form'
import { Icon } from '../../components/ui/icon'
import { SHEET_TEXTS, Sheet } from '../../components/ui/sheet'
import { withColon } from '../../platform/format/lang'
import { translatorOf } from '../../platform/i18n/texts'

/** The prefixes of the texts that only the form for documents uses. */
export const DOCUMENTS_TEXTS = [...SHEET_TEXTS, 'detail.documents', 'docs', 'gate'] as const
export type DocumentsText = (typeof DOCUMENTS_TEXTS)[number]

const GATE_ID = 'gate'

/** The time-out of the check, after which the visitor counts as unknown, so that a click always has a result. */
const CHECK_TIMEOUT_MS = 8_000

interface ListedDocument {
  name: string
  typeName: string
  path: string
}

export interface DocumentsProps {
  documents: ListedDocument[]
  /** The path of the check if this browser has filled in the form before. */
  rememberedPath: string
  facts: FormFacts<DocumentsText>
  /** True if the server shows the form again after a failed post. */
  isBack: boolean
}

/**
 * The documents of a listing, with a form that is filled in once for all of them. They open at once in a browser that
 * has filled it in before. Without a script the form has a button for each document.
 */
export function Documents(props: DocumentsProps) {
  const { documents, facts, isBack } = props
  const t = translatorOf(facts.texts)
  /** The path of the document that was clicked. */
  const [requested, setRequested] = useState<string>()
  const action = requested ?? facts.action
  const gateSheet = useRef<HTMLDialogElement>(null)
  const { isOpen, setOpen, check } = useRemembered(props.rememberedPath)
  const live = useForm<DocumentsText>({ ...facts, action }, { onSent: () => setOpen(true) })

  /** Waits for the check, then opens the document in a browser that has filled in the form, or shows the form. */
  async function request(event: MouseEvent, path: string): Promise<void> {
    if (opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    setRequested(path)
    live.dismiss()
    if (await check.current) openDocument(path)
    else if (gateSheet.current) showSheet(gateSheet.current)
  }

  const gate = (
    <Gate
      ref={gateSheet}
      documents={documents}
      facts={{ ...facts, action }}
      live={live}
      isBack={isBack}
      requested={documents.find(({ path }) => path === requested)?.name}
    />
  )
  return (
    <>
      <section className="listing-part" id="documents">
        <h2>{t('detail.documents')}</h2>
        <ul className="listing-documents">
          {documents.map((document) => (
            <li key={document.path}>
              <Icon name="document" />
              <div>
                <strong>{document.name}</strong>
                <small>{document.typeName}</small>
              </div>
              <a
                className="link"
                {...(isOpen ? opened(document.path) : gated(document.path, request))}
              >
                <span aria-hidden="true">{t('docs.short')}</span>
                <span className="sr-only">{t('docs.request', { name: document.name })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {gate}
    </>
  )
}

interface GateProps extends Pick<DocumentsProps, 'documents' | 'facts' | 'isBack'> {
  ref: RefObject<HTMLDialogElement | null>
  live: LiveForm<DocumentsText>
  /** The name of the document that was clicked. */
  requested: string | undefined
}

function Gate({ ref, documents, facts, live, isBack, requested }: GateProps) {
  const t = translatorOf(facts.texts)
  const title = requested
    ? `${withColon(facts.lang, t('gate.title'))} ${requested}`
    : t('gate.title')
  return (
    <Sheet ref={ref} t={t} id={GATE_ID} title={title} open={isBack}>
      {live.notice?.kind !== 'file' && <p className="about">{t('gate.text')}</p>}
      <FormFrame facts={facts} live={live}>
        <PersonFields form={live.form} />
        <div className="each">
          {documents.map(({ name, path }) => (
            <button key={path} type="submit" className="button quiet" formAction={path}>
              {t('gate.each', { name })}
            </button>
          ))}
        </div>
      </FormFrame>
    </Sheet>
  )
}

function opened(path: string) {
  return { href: path, target: '_blank', rel: 'noopener' }
}

function gated(path: string, request: (event: MouseEvent, path: string) => void) {
  return {
    href: `#${GATE_ID}`,
    onClick: (event: MouseEvent) => request(event, path),
    'data-early-events': true,
  }
}

/** Opens a document in a new tab, or in this one if the browser blocks new tabs because the click was too long ago. */
function openDocument(path: string): void {
  const tab = window.open(path, '_blank')
  if (tab) tab.opener = null
  else location.assign(path)
}

/** Returns if this browser has filled in the form before; `check` resolves to the server's response. */
function useRemembered(path: string) {
  const [isOpen, setOpen] = useState(false)
  const check = useRef<Promise<boolean>>(null)
  useEffect(() => {
    check.current = isRemembered(path)
    check.current.then((remembered) => {
      if (remembered) setOpen(true)
    })
  }, [path])
  return { isOpen, setOpen, check }
}

async function isRemembered(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
    const { remembered }: { remembered?: boolean } = await response.json()
    return remembered === true
  } catch {
    return false
  }
}
