import { issueText } from '../features/crm/import/issue-text'
import { translator } from '../platform/i18n'
import type { CrmReport, KindReport } from './crm-check'

const CONNECTIONS = {
  ok: 'The CRM answers and accepts the credentials.',
  denied: 'The CRM answers, but refuses the credentials.',
  away: 'The CRM does not answer.',
}
const EN = translator('en')
const MAX_REFUSED = 50

export function reportLines({ connection, kinds, langs }: CrmReport): string[] {
  return [
    CONNECTIONS[connection],
    ...kinds.flatMap(kindLines),
    ...langs.map(
      ({ lang, answers }) => `In ${lang} it ${answers ? 'answers' : 'does not answer'}.`,
    ),
  ]
}

function kindLines(report: KindReport): string[] {
  const { kind, total, read, imports, refused, notes, unread, trouble } = report
  const there = total === null ? 'it does not say how many there are' : `${total} there`
  const further = refused.length - MAX_REFUSED
  const fields = Object.entries(unread)
  return [
    `${kind}: ${there}, ${read} read, ${imports} would come in`,
    ...(trouble ? [`  reading ended: ${trouble}`] : []),
    ...refused
      .slice(0, MAX_REFUSED)
      .map(
        ({ ID, address, issues }) =>
          `  refused ${[ID, address].filter(Boolean).join(', ')}: ${issues.map((issue) => issueText(EN, issue)).join(' · ')}`,
      ),
    ...(further > 0 ? [`  and ${further} more refused`] : []),
    ...Object.entries(notes).map(([note, count]) => `  ${count} × ${note}`),
    ...(fields.length > 0 ? ['  fields that the site does not use:'] : []),
    ...fields.map(([path, { records, example }]) => `    ${path} (${records}), such as ${example}`),
  ]
}
