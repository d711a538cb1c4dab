import { useEffect, useState } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import { PersonFields } from '../../components/forms/person-fields'
import { Folded } from '../../components/ui/folded'
import { Icon } from '../../components/ui/icon'
import { SHEET_TEXTS, Sheet } from '../../components/ui/sheet'
import type { LabelKey } from '../../i18n'
import { translatorOf } from '../../i18n/texts'
import { FormFrame } from './form-frame'
import { useForm } from './use-form'

export const DOCUMENTS_TEXTS: LabelKey[] = [
  ...SHEET_TEXTS,
  'detail.documents',
  'docs.short',
  'docs.request',
  'gate.title',
  'gate.text',
  'gate.each',
]

const GATE_ID = 'gate'

interface ListedDocument {
  name: string
  typeName: string
  path: string
}

export interface DocumentsProps {
  documents: ListedDocument[]
  /** Tells whether the agency remembers this visitor. */
  rememberedPath: string
  facts: FormFacts
  /** The form came back. */
  isBack: boolean
}

/**
 * Documents behind a form, which is filled in once for all of them. They open at once for whom the
 * agency remembers. Without a script each has a button of its own in the form.
 */
export function Documents(props: DocumentsProps) {
  const { documents, facts, isBack } = props
  const t = translatorOf(facts.texts)
  const [asked, setAsked] = useState(facts.action)
  const [isOpen, setOpen] = useRemembered(props.rememberedPath)
  const live = useForm({ ...facts, action: asked }, { onSent: () => setOpen(true) })

  function ask(path: string): void {
    setAsked(path)
    live.dismiss()
  }

  const gate = (
    <Gate documents={documents} facts={{ ...facts, action: asked }} live={live} isBack={isBack} />
  )
  return (
    <>
      <section className="part" id="documents">
        <h2>{t('detail.documents')}</h2>
        <ul className="docs">
          {documents.map((document) => (
            <li key={document.path}>
              <Icon name="document" />
              <div>
                <strong>{document.name}</strong>
                <small>{document.typeName}</small>
              </div>
              <a
                className="link"
                {...(isOpen ? opened(document.path) : asking(document.path, ask))}
              >
                <span aria-hidden="true">{t('docs.short')}</span>
                <span className="sr-only">{t('docs.request', { name: document.name })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {isBack ? gate : <Folded>{gate}</Folded>}
    </>
  )
}

interface GateProps extends Pick<DocumentsProps, 'documents' | 'facts' | 'isBack'> {
  live: ReturnType<typeof useForm>
}

/** The form that opens the documents. */
function Gate({ documents, facts, live, isBack }: GateProps) {
  const t = translatorOf(facts.texts)
  return (
    <Sheet t={t} id={GATE_ID} title={t('gate.title')} open={isBack}>
      <p className="about">{t('gate.text')}</p>
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

function asking(path: string, ask: (path: string) => void) {
  return { href: `#${GATE_ID}`, onClick: () => ask(path), 'data-hold': true }
}

/** True when the visitor has filled in the form before, so that documents open at once. */
function useRemembered(path: string) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    isRemembered(path).then((remembered) => {
      if (remembered) setOpen(true)
    })
  }, [path])
  return [isOpen, setOpen] as const
}

async function isRemembered(path: string): Promise<boolean> {
  try {
    const { remembered }: { remembered?: boolean } = await (await fetch(path)).json()
    return remembered === true
  } catch {
    return false
  }
}
