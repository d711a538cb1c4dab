import { fieldName } from '../features/crm/mapping/field-names'
import { marketWords } from '../features/crm/mapping/market-terms'
import { saleMethodTerms } from '../features/crm/mapping/sale-method'
import { isTextField } from '../features/crm/mapping/text-fields'
import { wireProject, wireProperty } from '../features/crm/mapping/wire'
import { FIELDS_WITHOUT_COLUMN } from '../features/crm/sources/csv'
import { CODES, type CodeTable } from '../platform/format/codes'
import { translator } from '../platform/i18n'
import { isSiteLabel } from '../platform/i18n/full-dictionary'
import { crmSections } from './crm-formats-crms'
import { openImmoSections } from './crm-formats-openimmo'
import { code, marketText, table } from './crm-formats-tables'

const EN = translator('en')

const CODED_FIELDS: readonly (readonly [CodeTable, string])[] = [
  ['condition', '`ConditionID`'],
  ['construction', '`Construction`'],
  ['heating', '`Heating`'],
  ['available', '`Available`'],
  ['permit', '`PlanningPermit`'],
  ['zone', '`PlanningZone`'],
  ['summons', '`PlanningSummons`'],
  ['preemption', '`PlanningPreemption`'],
  ['subdivision', '`PlanningSubdivision`'],
  ['floodscore', '`FloodP`, `FloodG`'],
  ['flood', '`FloodZone`'],
  ['asbestos', '`Asbestos`, `AsbestosCommon`'],
  ['electrical', '`ElectricalInspection`'],
  ['soil', '`SoilCertificate`'],
  ['heritage', '`Heritage`'],
  ['lease', '`LeaseType`'],
  ['meter', '`IndividualMeters`, several separated by commas'],
]

/**
 * Returns `docs/crm-formats.md`, which describes how the fields of each format are imported, from the tables that the
 * imports use.
 */
export function crmFormatsPage(): string {
  return `${[
    '# CRM formats',
    'What becomes of each field of each format. Do not edit this page: `npm run docs` generates it from the tables in the code.',
    `Each source is converted to the [import format](#import-format-and-csv), and the import format to listings. A field is
one of these:`,
    table(
      ['a field is', 'what happens'],
      [
        ['imported', 'its value becomes the field in the column ‘becomes’'],
        ['ignored', 'nothing: the site has no place for it, or the CRM has it for itself'],
        ['reported', 'it is not imported, and a note names the field and its value'],
      ],
    ),
    `*With a note* means the same: the run at \`/staff/crm\`, the report at \`/staff/imports\`, the response of the API and
the output of the command name the listing, the field and the value. *Name unconfirmed* means that no public
client of the CRM confirms the name; \`npm run crm:check\` shows whether it is right for your agency.`,
    ...wordSections(),
    ...importSections(),
    ...codeSections(),
    ...openImmoSections(),
    ...crmSections(),
  ].join('\n\n')}\n`
}

function wordSections(): string[] {
  return [
    '## Words for availability',
    `Sources say in words or codes whether a listing is available. All sources use this table. Case and accents do not
count.`,
    `- A date after ‘until’ is ignored.
- Words for ‘sold or rented’ mean rented for a listing for rent, and sold for any other.
- In a longer text, only words for reserved, sold, rented or withdrawn count.
- A listing under option is shown with its label and without its price.
- A listing with an unknown word is not shown as available, with a note.`,
    table(
      ['shown as', 'words'],
      marketWords().map(({ market, words }) => [marketText(market), words.join(', ')]),
    ),
    '## Words for the method of sale',
    `A listing for sale is a life annuity or a public sale if \`SaleMethod\` is one of these terms, if an amount of it is set,
or if its goal, status, label, type or title, or the text of its price contains one of these terms, without a
negation before it. It has no price: \`Price\` is its lump sum or opening bid, unless \`LumpSum\` or \`OpeningBid\` is set. An
unknown \`SaleMethod\` is reported.`,
    table(
      ['method of sale', 'terms'],
      saleMethodTerms().map(({ method, terms }) => [code(method), terms.join(', ')]),
    ),
  ]
}

function importSections(): string[] {
  const [property, project] = [Object.keys(wireProperty.shape), Object.keys(wireProject.shape)]
  const fields = [...new Set([...property, ...project])]
  return [
    '## Import format and CSV',
    `[http-api.md](http-api.md#import-format) describes the JSON file, [listings.md](listings.md#csv) the CSV file. Both
have these names, in any case of letters. In a CSV, \`.nl\`, \`.fr\`, \`.en\` or \`.de\` after the name says the language
of a text.`,
    `- **Goal and status** are numbers or words. An unknown one refuses the listing. In a CSV, an unknown word in \`Status\`
  means: not shown, with a note.
- **Label**: an available listing takes it from \`Marquee\`, \`MarqueeName\` and \`SubStatusName\`; the most restrictive
  one counts. An unknown name is reported, and the listing is shown as its \`Status\` says.
- **Price**: if \`PriceUnitText\` names a day, week, quarter, year or m², the price is not shown, with a note.
- **Early access**: \`PublicFrom\` (\`2026-12-02T09:30\`, Belgian time) is the time from which a new property is public.
  Until then only people with a matching saved search get it, so the seller must agree. An unreadable time refuses the
  property, another one moves it, and without one the property is public at once. In a unit it is ignored, with a note.
- **Other fields**: in JSON they are ignored; \`npm run crm:check\` counts those of a CRM. In a CSV, another column refuses
  the file.`,
    table(
      ['field', 'property', 'project', 'by language', 'CSV'],
      fields.map((field) => [
        code(fieldName(field)),
        yes(property.includes(field)),
        yes(project.includes(field)),
        yes(isTextField(field)),
        yes(property.includes(field) && !FIELDS_WITHOUT_COLUMN.includes(field)),
      ]),
    ),
  ]
}

function codeSections(): string[] {
  return [
    '### Codes',
    `These fields have codes. The site shows them in words of the visitor's language. Another text is shown as it is, another
number is not shown.`,
    table(
      ['field', 'codes'],
      CODED_FIELDS.map(([name, fields]) => [
        fields,
        CODES[name].map((value) => `${code(value)} ${wordsOf(`code.${name}.${value}`)}`).join(', '),
      ]),
    ),
  ]
}

/** Returns the text of a code, or '' if it has none. */
function wordsOf(label: string): string {
  return isSiteLabel(label) ? EN(label) : ''
}

function yes(is: boolean): string {
  return is ? 'yes' : ''
}
