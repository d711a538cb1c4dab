import { fieldName } from '../crm/field-names'
import { type Market, marketWords } from '../crm/market-words'
import { FIELDS_WITHOUT_COLUMN } from '../crm/sources/csv'
import { LISTING_TYPES, type ListingTypeName } from '../crm/sources/listing-types'
import { NAMES as OMNICASA } from '../crm/sources/omnicasa'
import { GROUPS, type Place } from '../crm/sources/openimmo-attachments'
import { IGNORED, pathsOf, REPORTED } from '../crm/sources/openimmo-fields'
import {
  CHANGES,
  LAW_FIELDS,
  NAMES as OPENIMMO,
  STATE_FIELDS,
  TYPES,
} from '../crm/sources/openimmo-names'
import * as sweepBright from '../crm/sources/sweepbright-names'
import * as whise from '../crm/sources/whise-names'
import { isTextField } from '../crm/text-fields'
import { wireProject, wireProperty } from '../crm/wire'
import { GOAL } from '../domain/listing/goal'
import { MARQUEE } from '../domain/listing/marquee'
import { STATUS } from '../domain/listing/status'

type Row = readonly string[]

/** The facts that OpenImmo's names outside of `fields` decide. */
const OPENIMMO_FACTS: Readonly<Record<string, string>> = {
  key: 'the number of the listing in the file',
  action: `${CHANGES.join(', ')}: import; DELETE: remove; REFERENZ: sold or rented`,
  sale: '`Goal` 0',
  rent: '`Goal` 1; with both, `Goal` 0 and the issue `bothGoals`',
  'price.sale': '`Price`, the first that is not 0; with words for VAT where it is net or gross',
  'price.rent':
    '`Price`, the first that is not 0; with words and `priceIncludesCosts` where costs are included; `pacht` only by the month',
  pricePeriod: 'a rent of another period than a month is hidden: `rentPeriod`',
  priceSpan: 'a flat rent of a period is hidden: `rentPeriod`',
  'priceByArea.sale': 'never shown; without another price: `priceByArea`',
  'priceByArea.rent': 'never shown; without another price: `priceByArea`',
  priceWithoutVat: 'the words ‘excl. VAT’ beside the price',
  priceText:
    'on request: no price; a period or m²: hidden; ‘from’: `PriceUnit` 7; any other text is not shown',
  onRequest: '`PublishPrice` false',
  state: 'status and label by the table of words; an unknown word: not shown, `wordUnknown`',
  publish: 'false: not shown; an unknown word: not shown, `wordUnknown`',
  publishAddress: '`PublishAddress`, true where it is absent',
  language: 'the language of the texts',
  texts: '`DescriptionA`, one after the other',
  managerName: '`ManagerName`',
}

/** Returns `docs/crm-formats.md`: what each field of each format becomes, by the tables that the imports use. */
export function crmFormatsPage(): string {
  return `${[
    '# Fields of the import formats',
    'Generated from the tables in the code by `npm run docs`. Do not edit it: a test compares it with the code.',
    `A source converts its records to the import format, and one import maps that format to listings. Each field is
mapped, ignored on purpose, or reported: an issue in the run's report at \`/staff/crm\` names the field and its value.`,
    ...wordSections(),
    ...importSections(),
    ...openImmoSections(),
    ...omnicasaSections(),
    ...whiseSections(),
    ...sweepBrightSections(),
  ].join('\n\n')}\n`
}

function wordSections(): string[] {
  return [
    '## Words for availability',
    `All sources use these words, in any case and with or without accents. A date after ‘until’ is ignored. Words for
‘sold or rented’ mean rented for a listing for rent, sold for any other. A listing under option is shown with its
label and without its price. An unknown word is reported, and its listing is not shown as available.
  In a longer text the words count that say that the listing is reserved, sold, rented or withdrawn.`,
    table(
      ['shown as', 'words'],
      marketWords().map(({ market, words }) => [marketText(market), words.join(', ')]),
    ),
  ]
}

function importSections(): string[] {
  const [property, project] = [Object.keys(wireProperty.shape), Object.keys(wireProject.shape)]
  const fields = [...new Set([...property, ...project])]
  return [
    '## Import format and CSV',
    `JSON for \`/api/staff/listings\` and \`npm run listings:import\`; the columns of a CSV file have the same names, with
\`.nl\`, \`.fr\`, \`.en\` or \`.de\` for a text in that language. Names are read in any case.`,
    `- \`Goal\` and \`Status\` are numbers or words. An unknown one is refused with field and value (\`codeUnknown\`);
  in a CSV an unknown word in \`Status\` means: not shown (\`wordUnknown\`).
- An active listing takes its label from \`Marquee\`, \`MarqueeName\` and \`SubStatusName\`: the most restrictive one
  counts. An unknown name is reported (\`fieldIgnored\`), and the listing is shown as its \`Status\` says.
- A price whose \`PriceUnitText\` names a day, week, quarter or year (\`rentPeriod\`) or m² (\`priceByArea\`) is not shown.
- JSON: any other field is ignored; \`npm run crm:check\` counts those of a CRM. CSV: any other column refuses the file.`,
    table(
      ['field', 'property', 'project', 'in languages', 'column of a CSV'],
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

function openImmoSections(): string[] {
  const { fields, price, priceByArea, ...others } = OPENIMMO
  const facts = {
    ...others,
    'price.sale': price.sale,
    'price.rent': price.rent,
    'priceByArea.sale': priceByArea.sale,
    'priceByArea.rent': priceByArea.rent,
  }
  const factRows = Object.entries(facts).flatMap(([name, paths]) =>
    OPENIMMO_FACTS[name] && typeof paths !== 'string'
      ? [[paths.map(code).join(', '), OPENIMMO_FACTS[name]]]
      : [],
  )
  const own = (names: readonly string[]) => names.map(code).join(', ')
  return [
    '## OpenImmo 1.2.7',
    'Elements of `immobilie`, `@` before an attribute. Of several the first with a value counts.',
    table(
      ['element', 'becomes'],
      [
        ...factRows,
        ...Object.entries(fields).map(([field, paths]) => [own(paths), code(fieldName(field))]),
        ...Object.entries(TYPES).map(([type, name]) => [
          code(`${OPENIMMO.type.join('/')}/${type}`),
          typeText(name),
        ]),
        [`user-defined fields ${own(STATE_FIELDS)}`, OPENIMMO_FACTS.state ?? ''],
        [
          'user-defined field whose name is a word for availability',
          'that word, where its value is yes',
        ],
        [`user-defined fields ${own(LAW_FIELDS)}`, 'the legal facts of that name'],
      ],
    ),
    '### Ignored on purpose',
    table(
      ['elements', 'reason'],
      IGNORED.map(({ group, names, reason }) => [own(pathsOf(group, names)), reason]),
    ),
    'The attributes of a type in `objektart` are ignored.',
    '### Attachments',
    `\`anhang\` by its \`gruppe\`: an address in \`daten/pfad\`, a file inside the transfer, or Base64 in
\`daten/anhanginhalt\`. Where the bytes are there they decide: a PDF is a document, whatever its group.`,
    table(
      ['group', 'becomes'],
      [
        ...Object.entries(GROUPS).map(([group, place]) => [code(group), PLACE_TEXTS[place]]),
        ['no group', PLACE_TEXTS.auto],
        ['any other', 'reported (`attachmentGroup`)'],
      ],
    ),
    '### Reported',
    `Any other element or attribute with a value is reported (\`fieldIgnored\`), at most five of an object. Of the schema
these are ${REPORTED.flatMap(({ group, names }) => pathsOf(group, names))
      .map(code)
      .join(', ')}.`,
  ]
}

const PLACE_TEXTS: Record<Place, string> = {
  title: 'the first of `LargePictureItems`',
  picture: '`LargePictureItems`',
  map: 'the last of `LargePictureItems`',
  panorama: 'the last of `LargePictureItems`, `VirtualTour` for an address',
  plan: '`Plans`; a picture where it is an address',
  document: '`DocumentItems`, behind the form',
  tour: '`VirtualTour`, `VirtualTour2`; a film inside the transfer is reported (`attachmentNotShown`)',
  link: '`VirtualTour` for a host of tours, else reported (`attachmentNotShown`)',
  auto: 'as its format says',
  none: 'reported (`attachmentNotShown`)',
}

function omnicasaSections(): string[] {
  const { flags, aliases } = OMNICASA
  const names = [flags.property, flags.project, aliases.property, aliases.project]
  const pairs: [string, string][] = names.flatMap((one) => Object.entries<string>(one))
  const renamed = pairs.filter(([field, name]) => field !== name)
  return [
    '## Omnicasa',
    'Its names are those of the import format, but for these of projects. Without `PublishPrice` or `PublishAddress` the price or the street is hidden (`flagAbsent`).',
    table(
      ['Omnicasa', 'becomes'],
      renamed.map(([field, name]) => [code(name), code(fieldName(field))]),
    ),
  ]
}

function whiseSections(): string[] {
  const { fields, details, texts, representatives } = whise.NAMES
  const { isproject, ...unconfirmed } = whise.NAMES.unconfirmed
  const rows = (names: Readonly<Record<string, readonly string[]>>, note = ''): Row[] =>
    Object.entries(names).map(([field, from]) => [
      from.map(code).join(', '),
      code(fieldName(field)) + note,
    ])
  return [
    '## Whise',
    `Names are read in any case. Any other field is ignored; \`npm run crm:check\` counts them. Without \`displayPrice\` or
\`displayAddress\` the price or the street is hidden (\`flagAbsent\`).`,
    table(
      ['Whise', 'becomes'],
      [
        ...rows(fields),
        ...rows(unconfirmed, ' (name unconfirmed)'),
        [isproject.map(code).join(', '), 'a project, where it is true (name unconfirmed)'],
        ...Object.entries(details).map(([field, id]) => [`detail ${id}`, code(fieldName(field))]),
        [texts.map(code).join(', '), code('DescriptionA')],
        [code('pictures'), code('LargePictureItems')],
        [code(representatives), 'the manager, by the first of them'],
        [
          code('displaystatusid'),
          `${whise.SHOWN.join(', ')}: shown; 1: not shown; unknown: not shown, \`wordUnknown\``,
        ],
        [
          code('status'),
          `${whise.STATUS_IDS.active}: shown; others: not shown; unknown: \`wordUnknown\``,
        ],
        [
          code('purpose'),
          'the goal where `purposeStatus` is unknown: 1 and 3 for sale, 2 for rent',
        ],
        [code('purposestatus'), 'the table below; unknown: not shown, `wordUnknown`'],
        ...Object.entries(whise.CATEGORIES).map(([id, name]) => [`category ${id}`, typeText(name)]),
        ...Object.entries(whise.CONDITIONS).map(([id, to]) => [
          `state ${id}`,
          `\`ConditionID\` ${to}`,
        ]),
      ],
    ),
    table(
      ['`purposeStatus`', 'goal', 'shown as'],
      Object.entries(whise.PURPOSES).map(([id, { goal, status, marquee = null }]) => [
        id,
        nameOf(GOAL, goal),
        marketText({ status, marquee }),
      ]),
    ),
  ]
}

function sweepBrightSections(): string[] {
  const { fields, unconfirmed, sizes, amenities, ...others } = sweepBright.NAMES
  const rows = (names: Readonly<Record<string, string>>, note = ''): Row[] =>
    Object.entries(names).map(([field, from]) => [code(from), code(fieldName(field)) + note])
  return [
    '## SweepBright',
    'Any other field is ignored.',
    table(
      ['SweepBright', 'becomes'],
      [
        ...rows(fields),
        ...rows(unconfirmed, ' (name unconfirmed)'),
        ...rows(
          sizes,
          `, in m² (${Object.keys(sweepBright.UNITS).join(', ')}; another unit: none, \`fieldIgnored\`)`,
        ),
        ...Object.entries(amenities).map(([field, word]) => [
          `amenity ${code(word)}`,
          code(fieldName(field)),
        ]),
        [code(others.hiddenPrice), '`PublishPrice`; absent: hidden, `flagAbsent`'],
        [code(others.hiddenAddress), '`PublishAddress`; absent: hidden, `flagAbsent`'],
        [code(others.period), 'another period of a rent than a month: hidden, `rentPeriod`'],
        [
          code(others.priceText),
          'hides the price; reported but for ‘on request’ (name unconfirmed)',
        ],
        [
          code('negotiation'),
          `${Object.keys(sweepBright.GOALS).join(', ')} or a word for a goal; another one refuses the listing`,
        ],
        [code('publish_status'), '`public`; any other is not imported'],
        [code('images'), code('LargePictureItems')],
        [code('negotiator'), code('ManagerName')],
        ...Object.entries(sweepBright.TYPES).map(([type, name]) => [
          `type ${code(type)}`,
          typeText(name),
        ]),
        ...Object.entries(sweepBright.CONDITIONS).map(([word, to]) => [
          `general_condition ${code(word)}`,
          `\`ConditionID\` ${to}`,
        ]),
      ],
    ),
    table(
      ['`status`', 'shown as'],
      [
        ...Object.entries(sweepBright.STATES).map(([state, { status, marquee = null }]) => [
          code(state),
          marketText({ status, marquee }),
        ]),
        ['any other', 'by the table of words; an unknown word: not shown, `wordUnknown`'],
      ],
    ),
  ]
}

function marketText({ status, marquee }: Market): string {
  const isShown = status === STATUS.active || status === STATUS.sold || status === STATUS.rented
  const label = marquee === null ? '' : `, label ${nameOf(MARQUEE, marquee)} (${marquee})`
  return `${isShown ? '' : 'not shown: '}${nameOf(STATUS, status)} (${status})${label}`
}

function typeText(name: ListingTypeName): string {
  const { webId, words } = LISTING_TYPES[name]
  return `\`WebID\` ${webId}, ${words.en}`
}

function nameOf(names: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(names).find((name) => names[name] === value) ?? String(value)
}

function table(head: Row, rows: readonly Row[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function code(name: string): string {
  return `\`${name}\``
}

function yes(is: boolean): string {
  return is ? 'yes' : ''
}
