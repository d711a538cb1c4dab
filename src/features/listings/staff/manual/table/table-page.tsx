import type { View } from '../../../../../components/ui/view'
import { BOX_LABEL } from '../../../../../listing/address'
import { adLabel } from '../../../../../listing/law/ad-facts'
import type { Entries } from '../../../../../platform/fields/field'
import { LANGS, withColon } from '../../../../../platform/format/lang'
import { formatInteger } from '../../../../../platform/format/number'
import { plural } from '../../../../../platform/i18n'
import type { FieldIssue } from '../../../../../staff/editing/issues-of'
import { Notice } from '../../../../../staff/parts/notice'
import { StaffTable } from '../../../../../staff/parts/staff-table'
import { BackLink } from '../../../../../staff/staff-shell'
import { STAFF } from '../../../../../urls'
import { canPublish, MAX_ROWS, type ReadTable, type TableRow } from './read-table'
import { TABLE_FIELDS } from './table-columns'

export interface TablePageProps {
  view: View
  /** The pasted rows. */
  text: string
  /** The rows as they were read, or null before the first check. */
  table: ReadTable | null
  /** The numbers of drafts and of published listings that were made of other rows. */
  made?: number
  published?: number
  /** The listings that were made but not published, because they lack facts. */
  drafts?: readonly MadeDraft[]
}

interface MadeDraft extends TableRow {
  /** The address of its editor. */
  address: string
}

/** The form for rows that were copied from a spreadsheet, and what would come in. */
export function TablePage(props: TablePageProps) {
  const { view, text, table, made = 0, published = 0, drafts = [] } = props
  const { t, lang } = view
  const ready = table?.rows.filter(({ document }) => document) ?? []
  const complete = ready.filter(canPublish).length
  return (
    <div className="stack">
      <BackLink href={STAFF.listings}>{t('staff.listings')}</BackLink>
      <Notice kind="good">{made > 0 && plural(t, lang, 'record.table.made', made)}</Notice>
      <Notice kind="good">
        {published > 0 && plural(t, lang, 'record.table.published', published)}
      </Notice>
      <Notice kind="warn">{drafts.length > 0 && <Drafts view={view} drafts={drafts} />}</Notice>
      {table ? <Problems view={view} table={table} /> : null}
      <form className="panel stack" method="post" action={`${STAFF.listings}/new/table`}>
        <p className="field">
          <label htmlFor="rows">{t('record.table.rows')}</label>
          <textarea
            id="rows"
            name="rows"
            rows={table ? 6 : 12}
            className="typed"
            defaultValue={text}
            aria-describedby="rows-hint"
            required
          />
          <span className="help" id="rows-hint">
            {t('record.table.rows.help', { count: MAX_ROWS })}
          </span>
        </p>
        <Columns view={view} />
        {table && table.rows.length > 0 ? <Preview view={view} rows={table.rows} /> : null}
        <p className="acts">
          {complete > 0 ? (
            <button type="submit" className="button" name="action" value="publish">
              {plural(t, lang, 'record.table.publish', complete)}
            </button>
          ) : null}
          {ready.length > 0 ? (
            <button
              type="submit"
              className={complete > 0 ? 'button quiet' : 'button'}
              name="action"
              value="make"
            >
              {plural(t, lang, 'record.table.make', ready.length)}
            </button>
          ) : null}
          <button type="submit" className={ready.length > 0 ? 'button quiet' : 'button'}>
            {t('record.table.check')}
          </button>
        </p>
      </form>
    </div>
  )
}

function Problems({ view: { t }, table }: { view: View; table: ReadTable }) {
  const { refused, missing, unknown } = table
  const names = missing.map((label) => t(label)).join(', ')
  return (
    <>
      <Notice kind="bad">
        {refused
          ? t(`record.table.${refused}`, { count: MAX_ROWS })
          : missing.length > 0 && t('record.table.missing', { names })}
      </Notice>
      <Notice kind="info">
        {unknown.length > 0 && t('record.table.unknown', { names: unknown.join(', ') })}
      </Notice>
    </>
  )
}

/** The names that a column may have. */
function Columns({ view: { t } }: { view: View }) {
  const labels = [...new Set(TABLE_FIELDS.map(({ field }) => t(field.label)))]
  return (
    <details>
      <summary>{t('record.table.columns')}</summary>
      <p className="muted">{labels.join(' · ')}</p>
    </details>
  )
}

function Preview({ view, rows }: { view: View; rows: readonly TableRow[] }) {
  const { t } = view
  return (
    <StaffTable
      columns={[
        { heading: t('record.table.number') },
        { heading: t('record.title') },
        { heading: t('record.address') },
        { heading: t('price.label'), end: true },
        { heading: t('staff.accounts.state') },
      ]}
    >
      {rows.map((row) => (
        <PreviewRow key={row.number} view={view} row={row} />
      ))}
    </StaffTable>
  )
}

/** The listings that were made but not published, with what each lacks. */
function Drafts({ view, drafts }: { view: View; drafts: readonly MadeDraft[] }) {
  return (
    <>
      <p>{view.t('record.table.drafts')}</p>
      <ul>
        {drafts.map((row) => (
          <li key={row.address}>
            <a href={row.address}>
              {joined(', ', textIn(row.entries, 'typeDescription'), addressText(view, row.entries))}
            </a>
            {withColon(view.lang, '')} {lackText(view, row)}
          </li>
        ))}
      </ul>
    </>
  )
}

function addressText({ lang }: View, entries: Entries): string {
  const box = entries.boxNr && `${BOX_LABEL[lang]} ${entries.boxNr}`
  const street = joined(' ', textIn(entries, 'street'), entries.houseNumber, box)
  return joined(', ', street, joined(' ', entries.zip, textIn(entries, 'city')))
}

/** Returns the facts that a listing lacks, and the cells that were not read: `Energielabel, Waarborg ‘3 mnd’`. */
function lackText(view: View, { missing, skipped }: Pick<TableRow, 'missing' | 'skipped'>): string {
  const facts = missing.map((field) => view.t(adLabel(field)))
  return [...facts, ...skippedCells(view, skipped)].join(', ')
}

function skippedCells({ t }: View, skipped: Entries): string[] {
  return Object.entries(skipped).map(([name, cell]) => joined(' ', labelOf(t, name), `‘${cell}’`))
}

function PreviewRow({ view, row }: { view: View; row: TableRow }) {
  const { t } = view
  const { number, document, entries, issues } = row
  return (
    <tr>
      <td data-name={t('record.table.number')}>{number}</td>
      <th scope="row">{textIn(entries, 'typeDescription')}</th>
      <td data-name={t('record.address')}>{addressText(view, entries)}</td>
      <td data-name={t('price.label')} className="table-end">
        {document?.price ? formatInteger(document.price) : entries.price}
      </td>
      <td data-name={t('staff.accounts.state')}>
        {issues.length > 0 ? (
          <ul>
            {issues.map((issue) => (
              <li key={issue.name}>{issueSentence(view, issue)}</li>
            ))}
          </ul>
        ) : document && !canPublish(row) ? (
          <DraftReason view={view} row={row} />
        ) : (
          t(document ? 'record.table.ready' : 'record.table.exists')
        )}
      </td>
    </tr>
  )
}

/** The reason why a row becomes a draft. */
function DraftReason({ view, row: { missing, skipped } }: { view: View; row: TableRow }) {
  const { t } = view
  const lacks = missing.map((field) => t(adLabel(field))).join(', ')
  const cells = skippedCells(view, skipped).join(', ')
  return (
    <>
      {lacks ? <p>{t('record.table.lacks', { names: lacks })}</p> : null}
      {cells ? <p>{t('record.table.skipped', { names: cells })}</p> : null}
    </>
  )
}

/** Returns the first text of a translated field. */
function textIn(entries: Entries, name: string): string {
  return LANGS.map((lang) => entries[`${name}.${lang}`]).find(Boolean) ?? ''
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}

function issueSentence({ t, lang }: View, { name, text, params }: FieldIssue): string {
  const label = labelOf(t, name)
  return joined(' ', label && withColon(lang, label), t(text, params))
}

/** Returns the label of a field by its name in the form, or undefined for a name that no column fills. */
function labelOf(t: View['t'], name: string): string | undefined {
  const leaf = TABLE_FIELDS.find((one) => name === one.name || name.startsWith(`${one.name}.`))
  return leaf && t(leaf.field.label)
}
