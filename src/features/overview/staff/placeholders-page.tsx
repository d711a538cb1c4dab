import type { View } from '../../../components/ui/view'
import { type Lang, pick, withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { Notice } from '../../../staff/parts/notice'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { Question } from './questions'

interface PlaceholdersPageProps {
  view: View
  questions: readonly Question[]
  /** The form of the first text with a placeholder, or null if none is left. */
  nextHref: string | null
  /** The number of answers that were saved last. */
  filledCount: number
}

export function answerName(key: string, lang: Lang): string {
  return `${lang}:${key}`
}

/** The questions whose answers fill all places of a placeholder, and a link to the texts that remain. */
export function PlaceholdersPage({
  view,
  questions,
  nextHref,
  filledCount,
}: PlaceholdersPageProps) {
  const { t, lang } = view
  return (
    <>
      <BackLink href={STAFF.overview}>{t('staff.overview')}</BackLink>
      <Notice kind="good">
        {filledCount > 0 && plural(t, lang, 'staff.placeholders.filled', filledCount)}
      </Notice>
      {questions.length > 0 ? (
        <form className="panel edit-form" method="post" action={STAFF.placeholders}>
          <div className="fields">
            {questions.map((question) => (
              <QuestionField key={question.key} view={view} question={question} />
            ))}
          </div>
          <p className="acts edit-acts">
            <button type="submit" className="button">
              {t('staff.placeholders.save')}
            </button>
          </p>
        </form>
      ) : null}
      <section className="panel">
        <p>{t(nextHref ? 'staff.placeholders.rest' : 'staff.placeholders.done')}</p>
        {nextHref ? (
          <p>
            <a className="link" href={nextHref}>
              {t('staff.placeholders.next')}
            </a>
          </p>
        ) : null}
      </section>
    </>
  )
}

function QuestionField({ view, question }: { view: View; question: Question }) {
  const { t, lang: viewLang, site } = view
  const { key, texts, documents } = question
  const text = pick(texts, viewLang)
  const label = t('staff.placeholders.question', {
    text: text.charAt(0).toLocaleUpperCase(viewLang) + text.slice(1),
  })
  const id = `in-${key}`
  const [main, ...others] = site.settings.languages
  const inputFor = (lang: Lang) => (
    <div key={lang} className="field language-tab">
      <span aria-hidden="true">{lang.toUpperCase()}</span>
      <input
        type="text"
        name={answerName(key, lang)}
        lang={lang}
        aria-label={`${label}, ${t(`settings.lang.${lang}`)}`}
        aria-describedby={id}
        autoComplete="off"
      />
    </div>
  )
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {main ? inputFor(main) : null}
      <span className="help" id={id}>
        {documents.join(', ')}
      </span>
      {others.length > 0 ? (
        <details>
          <summary className="link">
            {t('staff.placeholders.languages')}
            <span className="sr-only">
              {withColon(viewLang, '')} {label}
            </span>
          </summary>
          <div className="language-tabs">{others.map(inputFor)}</div>
        </details>
      ) : null}
    </fieldset>
  )
}
