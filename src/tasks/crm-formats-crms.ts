import { fieldName } from '../features/crm/mapping/field-names'
import { YES_NO } from '../features/crm/sources/advert-codes'
import { NAMES as OMNICASA } from '../features/crm/sources/omnicasa'
import * as sweepBright from '../features/crm/sources/sweepbright-names'
import * as whise from '../features/crm/sources/whise-names'
import { GOAL } from '../platform/goal'
import { code, marketText, nameOf, type Row, table, typeText } from './crm-formats-tables'

/** Returns the sections of the page about CRMs that the site calls. */
export function crmSections(): string[] {
  return [...omnicasaSections(), ...whiseSections(), ...sweepBrightSections()]
}

/** Returns the sentences about the fields that no mapping reads. */
function ignoredText(ignored: readonly string[]): string {
  return `Ignored on purpose: ${ignored.map(code).join(', ')}. Other unread fields are counted, with an example, at
\`/staff/crm\` and by \`npm run crm:check\`.`
}

function omnicasaSections(): string[] {
  const { flags, aliases } = OMNICASA
  const names = { ...flags.property, ...flags.project, ...aliases.property, ...aliases.project }
  const pairs: [string, string][] = Object.entries(names)
  const renamed = pairs.filter(([field, name]) => field !== name)
  return [
    '## Omnicasa',
    'Omnicasa has the names of the import format, except for these. Without `PublishPrice` the price is hidden, without `PublishAddress` the address, with a note.',
    table(
      ['Omnicasa', 'becomes'],
      renamed.map(([field, name]) => [code(name), code(fieldName(field))]),
    ),
    ignoredText(OMNICASA.ignored),
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
    `Names are read in any case of letters. ${ignoredText(whise.NAMES.ignored)} Without
\`displayPrice\` the price is hidden, without \`displayAddress\` the address, with a note.`,
    table(
      ['Whise', 'becomes'],
      [
        ...rows(fields),
        ...rows(unconfirmed, ' (name unconfirmed)'),
        [isproject.map(code).join(', '), 'a project, if it is true (name unconfirmed)'],
        ...Object.entries(details).map(([field, id]) => [
          `detail ${id}`,
          code(fieldName(field)) + yesNoText(field),
        ]),
        ...Object.entries(whise.DETAIL_LABELS).map(([field, labels]) => [
          `another detail with the label ${labels.replaceAll('|', ', ')}`,
          code(fieldName(field)) + yesNoText(field),
        ]),
        [code('name'), 'the title: `TypeDescription`, or `Name` of a project'],
        [code(whise.NAMES.available), '`AvailableFrom`; a date in the past: `Available` 1'],
        ['another detail that is yes, with the name of a method of sale', '`SaleMethod`'],
        ['`subcategory` with a name', '`TypeDescription` without a title'],
        [texts.map(code).join(', '), code('DescriptionA')],
        [
          code('pictures'),
          '`LargePictureItems`; with another `updateDateTime` a picture is copied again',
        ],
        [
          code(representatives),
          '`ManagerName` and the other fields of the manager, from the first one',
        ],
        [
          code('displaystatusid'),
          `${whise.ONLINE_STATUSES.join(', ')}: shown; 1: not shown; unknown: not shown, with a note`,
        ],
        [
          code('status'),
          `${whise.STATUS_IDS.active}: shown; others: not shown; unknown: not shown, with a note`,
        ],
        [
          code('purpose'),
          'the goal if `purposeStatus` is unknown: 1 and 3 for sale, 2 for rent; 3: a life annuity',
        ],
        [
          code('purposestatus'),
          'goal and status, by the table below; unknown: not shown, with a note',
        ],
        ...Object.entries(whise.CATEGORIES).map(([id, name]) => [`category ${id}`, typeText(name)]),
        ['any other category', 'reported'],
        ...Object.entries(whise.CONDITIONS).map(([id, to]) => [
          `state ${id}`,
          `\`ConditionID\` ${to}`,
        ]),
      ],
    ),
    table(
      ['`purposeStatus`', 'goal', 'shown as', '`SaleMethod`'],
      Object.entries(whise.PURPOSES).map(
        ([id, { goal, status, marquee = null, salemethod = '' }]) => [
          id,
          nameOf(GOAL, goal),
          marketText({ status, marquee }),
          salemethod,
        ],
      ),
    ),
  ]
}

/** Returns the codes that yes and no become, or '' for a field that has none. */
function yesNoText(field: string): string {
  const { yes, no } = YES_NO[field] ?? { yes: '', no: '' }
  return yes && `: yes \`${yes}\`, no ${no ? code(no) : 'nothing'}`
}

function codesIn(codes: Readonly<Record<string, string>>): string {
  return Object.entries(codes)
    .map(([from, to]) => `${code(from)} ${to}`)
    .join(', ')
}

function sweepBrightSections(): string[] {
  const { fields, unconfirmed, sizes, amenities, flags, ...others } = sweepBright.NAMES
  const rows = (names: Readonly<Record<string, string | readonly string[]>>, note = ''): Row[] =>
    Object.entries(names).map(([field, from]) => [
      [from].flat().map(code).join(', '),
      code(fieldName(field)) + note,
    ])
  return [
    '## SweepBright',
    `${ignoredText(sweepBright.NAMES.ignored)} After an import the site sends the address of a listing's page to SweepBright
(\`PUT estates/{id}/url\`).`,
    table(
      ['SweepBright', 'becomes'],
      [
        ...rows(fields),
        ...rows(unconfirmed, ' (name unconfirmed)'),
        ...rows(
          sizes,
          `, in m² (${Object.keys(sweepBright.UNITS).join(', ')}; another unit is reported)`,
        ),
        ...Object.entries(amenities).map(([field, word]) => [
          `amenity ${code(word)}`,
          code(fieldName(field)),
        ]),
        [code(others.title), 'the title: `TypeDescription`, or `Name` of a project'],
        [code(others.addition), 'the end of `HouseNumber`'],
        ['no postcode', '`Zip` of the Belgian town, if the town has only one'],
        [code(others.openHouses), code('OpenHouses')],
        ...Object.entries(flags).map(([field, from]) => [
          from.map(code).join(', '),
          code(fieldName(field)) + yesNoText(field),
        ]),
        [code(others.floodRisk), `\`FloodZone\`: ${codesIn(sweepBright.FLOOD_RISKS)}`],
        [code(others.landUse), `\`PlanningZone\`: ${codesIn(sweepBright.LAND_USES)}`],
        [code(others.publicSale), 'a date: `SaleMethod` `publicSale`'],
        [
          ['description_title', ...others.priceText].map(code).join(', '),
          '`SaleMethod`, if the text names one',
        ],
        [code(others.hiddenPrice), '`PublishPrice`; absent: the price is hidden, with a note'],
        [
          code(others.hiddenAddress),
          '`PublishAddress`; absent: the address is hidden, with a note',
        ],
        [code(others.period), 'a rent for another period than a month is hidden, with a note'],
        [
          others.priceText.map(code).join(', '),
          'a text hides the price; a text other than ‘on request’ is reported (second name unconfirmed)',
        ],
        [
          code('negotiation'),
          `${Object.keys(sweepBright.GOALS).join(', ')}, or a word for one of them: \`Goal\`; another word refuses the listing`,
        ],
        [code('publish_status'), '`public`: the listing is imported; any other value: it is not'],
        [code('images'), code('LargePictureItems')],
        [code('negotiator'), code('ManagerName')],
        ...Object.entries(sweepBright.TYPES).map(([type, name]) => [
          `type ${code(type)}`,
          typeText(name),
        ]),
        ['any other type', 'reported'],
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
        ['any other', 'by the table of words; an unknown word: not shown, with a note'],
      ],
    ),
  ]
}
