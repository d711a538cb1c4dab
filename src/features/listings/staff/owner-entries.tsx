import type { ReactNode } from 'react'
import { z } from 'zod'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Actor } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { withColon } from '../../../platform/format/lang'
import { momentOf } from '../../../platform/format/local-time'
import type { LabelKey } from '../../../platform/i18n'
import { StaffChoice } from '../../../staff/parts/staff-field'
import { reportPath } from '../../../urls'
import {
  addEntry,
  ENTRY_KINDS,
  feedbackInWords,
  isByHand,
  MAX_ENTRY_LENGTH,
  namesVisitor,
} from '../../owner-area/owner-area.staff'
import type { OwnerEntry } from '../../owner-area/owner-entries'

const entryForm = z.object({
  /** Identifies the form, so that two clicks store one entry. */
  key: z.uuid().catch(() => crypto.randomUUID()),
  kind: z.enum(ENTRY_KINDS),
  date: z.iso.date(),
  time: z.string().regex(/^(?:\d{2}:\d{2})?$/),
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(MAX_ENTRY_LENGTH)),
})
type FieldName = Exclude<keyof z.infer<typeof entryForm>, 'key'>

const ISSUES: Record<FieldName, LabelKey> = {
  kind: 'field.wrong.offered',
  date: 'field.wrong.date',
  time: 'record.entry.notime',
  text: 'refusal.toolong',
}

/** A form for an entry that was refused: its values and the reasons by field. */
export interface RefusedEntry {
  values: Record<string, string>
  issues: Partial<Record<FieldName, LabelKey>>
}

/** Stores the entry of a form, or returns why it is refused. */
export async function addEntryOfForm(
  db: Db,
  propertyId: number,
  values: Record<string, string>,
  actor: Actor,
): Promise<RefusedEntry | null> {
  const { data, error } = entryForm.safeParse(values)
  if (error) {
    const names = error.issues.map(({ path }) => path[0])
    const issues = Object.entries(ISSUES).filter(([name]) => names.includes(name))
    return { values, issues: Object.fromEntries(issues) }
  }
  const { key, kind, date, time, text } = data
  const at = momentOf(`${date}T${time || '00:00'}`)?.getTime()
  const refuse = (issues: RefusedEntry['issues']) => ({ values, issues })
  if (at === undefined) return refuse({ time: 'record.entry.notime' })
  const isAhead = at > actor.now.getTime()
  if (isAhead && kind !== 'visit') return refuse({ date: 'record.entry.ahead' })
  if (!text && kind !== 'visit') return refuse({ text: 'record.entry.notext' })
  if (await namesVisitor(db, propertyId, text)) return refuse({ text: 'record.entry.names' })
  const state = kind === 'visit' ? (isAhead ? 'planned' : 'took-place') : ''
  await addEntry(db, { key, propertyId, kind, at, state, text }, actor)
  return null
}

interface OwnerEntriesProps {
  view: View
  propertyId: number
  /** The latest entries. */
  entries: OwnerEntry[]
  refused: RefusedEntry | null
  now: Date
}

/** The entries in the history of a property's owner, with a form for those that staff add by hand. */
export function OwnerEntries(props: OwnerEntriesProps) {
  const { view, propertyId, entries } = props
  const { t } = view
  return (
    <section className="panel stack" id="entries">
      <h2>{t('record.entries')}</h2>
      <p className="muted">{t('record.entries.text')}</p>
      <EntryForm {...props} />
      {entries.length === 0 ? <p>{t('record.entries.none')}</p> : null}
      <ul className="rows spread">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryFacts view={view} entry={entry} />
            {isByHand(entry) ? (
              <form method="post" action={`${reportPath(propertyId)}/entries/removal`}>
                <input type="hidden" name="entry" value={entry.id} />
                <button type="submit" className="button quiet">
                  {t('record.entries.delete')}
                  <span className="sr-only">
                    {withColon(view.lang, '')} {titleOf(view, entry)}
                  </span>
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function EntryFacts({ view, entry }: { view: View; entry: OwnerEntry }) {
  const { t, lang } = view
  const words = entry.text || feedbackInWords(t, lang, entry.feedback)
  return (
    <div>
      <strong>{titleOf(view, entry)}</strong>
      {entry.state ? (
        <small className="muted"> {t(`appointment.state.${entry.state}`)}</small>
      ) : null}
      {words ? <p className="small typed">{words}</p> : null}
    </div>
  )
}

function titleOf({ t }: View, { kind, at }: OwnerEntry): string {
  const time = formatDateTime(brusselsTime(at)).replace(/ 00:00$/, '')
  return `${time} · ${t(`history.entry.${kind}`)}`
}

function EntryForm({ view: { t }, propertyId, refused, now }: OwnerEntriesProps) {
  const { values = {}, issues = {} } = refused ?? {}
  const issueOf = (name: FieldName) => issues[name] && t(issues[name])
  const today = brusselsTime(now.getTime())?.slice(0, 10)
  return (
    <form className="stack" method="post" action={`${reportPath(propertyId)}/entries`}>
      <input type="hidden" name="key" value={values.key || crypto.randomUUID()} />
      <div className="row">
        <StaffChoice
          name="kind"
          label={t('record.entry.kind')}
          value={values.kind ?? 'call'}
          choices={ENTRY_KINDS.map((kind) => [kind, t(`history.entry.${kind}`)] as const)}
          issue={issueOf('kind')}
        />
        <Field name="date" label={t('record.entry.date')} issue={issueOf('date')}>
          {(props) => <input {...props} type="date" required defaultValue={values.date ?? today} />}
        </Field>
        <Field name="time" label={t('record.entry.time')} issue={issueOf('time')}>
          {(props) => <input {...props} type="time" defaultValue={values.time} />}
        </Field>
      </div>
      <Field
        name="text"
        label={t('record.entry.words')}
        help={t('record.entry.words.text')}
        issue={issueOf('text')}
      >
        {(props) => (
          <textarea {...props} rows={3} maxLength={MAX_ENTRY_LENGTH} defaultValue={values.text} />
        )}
      </Field>
      <p>
        <button type="submit" className="button quiet">
          {t('record.entry.add')}
        </button>
      </p>
    </form>
  )
}

interface FieldProps {
  name: FieldName
  label: string
  help?: string
  /** The reason why the value was refused. It replaces the help. */
  issue: string | undefined
  children: (props: {
    id: string
    name: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    autoFocus: true | undefined
  }) => ReactNode
}

function Field({ name, label, help, issue, children }: FieldProps) {
  const hint = issue ?? help
  const id = `entry-${name}`
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': issue ? true : undefined,
        'aria-describedby': hint ? `${id}-hint` : undefined,
        autoFocus: issue ? true : undefined,
      })}
      {hint ? (
        <span className="help" id={`${id}-hint`} role={issue ? 'alert' : undefined}>
          {issue ? <Icon name="alert" /> : null}
          {hint}
        </span>
      ) : null}
    </p>
  )
}
