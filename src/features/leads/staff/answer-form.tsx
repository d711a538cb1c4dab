import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import type { LeadDetails } from '../queries'

interface AnswerFormProps {
  view: View
  lead: LeadDetails
  answer: { subject: string; text: string }
  formKey: string
  isRefused: boolean
}

/** The form for an answer by mail to the sender of a lead, with a draft in the sender's language. */
export function AnswerForm({ view, lead, answer, formKey, isRefused }: AnswerFormProps) {
  const { t } = view
  const language = t(`settings.lang.${lead.lang}`)
  return (
    <section className="panel">
      <h2>{t('staff.answer')}</h2>
      <form className="stack" method="post" action={`${STAFF.leads}/${lead.id}/answers`}>
        <p className="small muted">
          {t('staff.answer.text', {
            email: lead.data.Email ?? '',
            language: view.lang === 'fr' ? language.toLowerCase() : language,
          })}
        </p>
        <Notice kind="bad">{isRefused && t('staff.answer.empty')}</Notice>
        <input type="hidden" name="key" value={formKey} />
        <p className="field">
          <label htmlFor="subject">{t('staff.answer.subject')}</label>
          <input
            id="subject"
            name="subject"
            type="text"
            defaultValue={answer.subject}
            maxLength={150}
            lang={lead.lang}
            required
            autoComplete="off"
          />
        </p>
        <p className="field">
          <label htmlFor="answer-text">{t('staff.answer.body')}</label>
          <textarea
            id="answer-text"
            name="text"
            rows={9}
            defaultValue={answer.text}
            maxLength={10_000}
            lang={lead.lang}
            required
          />
        </p>
        <p>
          <button type="submit" className="button">
            <Icon name="mail" />
            {t('staff.answer.send')}
          </button>
        </p>
      </form>
    </section>
  )
}
