import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { LANGS, type Lang, type Translated } from '../../../platform/format/lang'
import { type LabelKey, translator } from '../../../platform/i18n'
import { type MachineTranslation, TranslationNotice } from '../../../staff/editing/translate-form'
import { FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { Notice } from '../../../staff/parts/notice'
import { labelPath, STAFF } from '../../../urls'
import { slotsOf } from './label-slots'

/** The maximum number of expanded labels. */
const MAX_OPEN = 2

/** The actions that the page confirms. */
export const LABEL_RESULTS = ['save', 'reset', 'restore'] as const

interface LabelsPageProps {
  view: View
  /** The search text. */
  q: string
  results: { keys: LabelKey[]; isMore: boolean }
  overrides: ReadonlyMap<string, Translated>
  /** A label whose new texts lack a placeholder or have an additional one. */
  refusal: { key: LabelKey; values: Translated; languages: Lang[] } | null
  canTranslate: boolean
  /** A label whose form contains translations that are not saved. */
  proposal: LabelProposal | null
  done: (typeof LABEL_RESULTS)[number] | null
}

/** The values of a label's form after a translation. The notes are those beside the inputs, by language. */
interface LabelProposal extends Pick<MachineTranslation, 'notes' | 'outcome'> {
  key: LabelKey
  values: Translated
}

/** The search for interface texts, with a form to override each of them. */
export function LabelsPage(props: LabelsPageProps) {
  const { view, q, results, done, proposal } = props
  const { t } = view
  return (
    <div className="stack">
      <Notice kind="good">
        {done && t(done === 'restore' ? 'edit.done.restore' : `staff.labels.done.${done}`)}
      </Notice>
      {proposal ? <TranslationNotice view={view} outcome={proposal.outcome} /> : null}
      <FilterForm
        action={STAFF.labels}
        submit={t('staff.labels.find')}
        text={<FilterSearch label={t('staff.labels.search')} value={q} />}
      />
      {results.keys.length === 0 ? (
        <p className="panel">{t(q ? 'staff.labels.none' : 'staff.labels.noown')}</p>
      ) : null}
      <div className="panel-list">
        {results.keys.map((key) => (
          <LabelForm key={key} {...props} label={key} />
        ))}
      </div>
      {results.isMore ? <p className="panel">{t('staff.labels.more')}</p> : null}
    </div>
  )
}

function LabelForm({
  view,
  q,
  results,
  overrides,
  refusal,
  proposal,
  canTranslate,
  label,
}: LabelsPageProps & { label: LabelKey }) {
  const { t, lang, site } = view
  const texts = overrides.get(label)
  const ownRefusal = refusal?.key === label ? refusal : null
  const ownProposal = proposal?.key === label ? proposal : null
  const values = ownRefusal?.values ?? ownProposal?.values ?? texts
  const title = translator(lang)(label)
  const slots = slotsOf(title)
  return (
    <details
      className="panel"
      open={ownRefusal !== null || ownProposal !== null || results.keys.length <= MAX_OPEN}
    >
      <summary>
        <span>
          {t(label)}
          {texts ? <small className="muted">{t('staff.labels.own')}</small> : null}
        </span>
      </summary>
      <form className="edit-form" method="post" action={labelPath(label)} aria-label={title}>
        <input type="hidden" name="q" value={q} />
        <fieldset className="field translated">
          <legend className="sr-only">{title}</legend>
          <div className="language-tabs">
            {site.settings.languages.map((lang) => (
              <div
                key={lang}
                className={
                  ownRefusal?.languages.includes(lang)
                    ? 'field language-tab invalid'
                    : 'field language-tab'
                }
              >
                <span aria-hidden="true">{lang.toUpperCase()}</span>
                <input
                  type="text"
                  name={lang}
                  lang={lang}
                  aria-label={t(`settings.lang.${lang}`)}
                  aria-invalid={ownRefusal?.languages.includes(lang) || undefined}
                  placeholder={translator(lang)(label)}
                  defaultValue={values?.[lang] ?? ''}
                  autoComplete="off"
                />
                {ownProposal?.notes[lang] ? (
                  <span className="help note">{t(ownProposal.notes[lang])}</span>
                ) : null}
              </div>
            ))}
          </div>
          <HiddenTexts view={view} texts={texts} />
          {slots.length > 0 ? (
            <span className="help" role={ownRefusal ? 'alert' : undefined}>
              {ownRefusal ? <Icon name="alert" /> : null}
              {t('staff.labels.slots', { slots: slots.join(' ') })}
            </span>
          ) : null}
          {ownRefusal && slots.length === 0 ? (
            <span className="help" role="alert">
              <Icon name="alert" />
              {t('staff.labels.noslots')}
            </span>
          ) : null}
        </fieldset>
        <p className="acts edit-acts">
          <button type="submit" className="button">
            {t('staff.labels.save')}
          </button>
          {canTranslate && site.settings.languages.length > 1 ? (
            <button
              type="submit"
              className="button quiet"
              formAction={`${labelPath(label)}/translation`}
            >
              {t('edit.translate')}
            </button>
          ) : null}
          {texts ? (
            <button type="submit" className="button quiet" formAction={`${labelPath(label)}/reset`}>
              {t('staff.labels.reset')}
            </button>
          ) : null}
        </p>
      </form>
    </details>
  )
}

/** Hidden inputs for texts in languages that the site does not have. */
function HiddenTexts({ view, texts }: { view: View; texts: Translated | undefined }) {
  const { languages } = view.site.settings
  return LANGS.filter((lang) => !languages.includes(lang)).map((lang) => (
    <input key={lang} type="hidden" name={lang} value={texts?.[lang] ?? ''} />
  ))
}
