import { lastDay } from '../listing/law/legal-period'
import { legalRules } from '../listing/law/legal-rules'
import '../platform/i18n/full-dictionary'
import { translator } from '../platform/i18n'
import { table } from './crm-formats-tables'

const EN = translator('en')

/** Returns `docs/legal-rules.md`, the rules of law that the site applies, with their dates and sources. */
export function legalRulesPage(): string {
  const sections = legalRules().flatMap(({ region, rules }) => [
    `## ${EN(`settings.region.${region}`)}`,
    table(
      ['fact', 'for', 'effect', 'from', 'until (last day)', 'source', 'checked on'],
      rules.map(({ goal, labels, effect, when, period }) => [
        labels.map((label) => EN(label)).join(', '),
        [EN(`goal.${goal}`), ...(when ? [EN(`law.when.${when}`)] : [])].join(', '),
        EN(`law.effect.${effect}`),
        period.from,
        lastDay(period) ?? '',
        period.source,
        period.checkedOn,
      ]),
    ),
  ])
  return `${[
    '# Legal rules',
    'Generated from `src/listing/law/` by `npm run docs`. Do not edit it: a test compares it with the code.',
    `The rules of Belgian law that the site applies. The publication check applies those in force today, and warns a month
before a rule starts. Staff read the same table in their language at \`/staff/listings/rules\`. It is no legal advice:
\`checked on\` is the day of the last comparison with the source.`,
    ...sections,
  ].join('\n\n')}\n`
}
