import { fieldName } from '../features/crm/mapping/field-names'
import { type AttachmentRole, GROUPS } from '../features/crm/sources/openimmo-attachments'
import elements from '../features/crm/sources/openimmo-elements.json'
import { pathsOf } from '../features/crm/sources/openimmo-fields'
import {
  CHANGES,
  LAW_FIELDS,
  NAMES as OPENIMMO,
  SALE_FIELDS,
  STATE_FIELDS,
  TYPES,
} from '../features/crm/sources/openimmo-names'
import { code, table, typeText } from './crm-formats-tables'

/** The meaning of the OpenImmo names outside of `fields`. */
const OPENIMMO_FACTS: Readonly<Record<string, string>> = {
  key: 'the number of the listing in the file; the first one that is present identifies it',
  action: `${CHANGES.join(', ')}: the listing is imported; DELETE: it is removed; REFERENZ: it is sold or rented`,
  sale: '`Goal` 0',
  rent: '`Goal` 1; with both, `Goal` 0, with a note',
  'price.sale': '`Price`, the first that is not 0; a net or gross price gets words for VAT',
  'price.rent':
    '`Price`, the first that is not 0; a rent that includes costs gets words for them and a note; `pacht` only if it is monthly',
  pricePeriod: 'a rent for another period than a month is hidden, with a note',
  priceSpan: 'a flat rent for a period (`pauschalmiete`) is hidden, with a note',
  'priceByArea.sale': 'never shown; a note if there is no other price',
  'priceByArea.rent': 'never shown; a note if there is no other price',
  priceWithoutVat: 'the words ‘excl. VAT’ beside the price',
  priceText:
    '‘on request’: no price; a period or m²: the price is hidden; ‘from’: `PriceUnit` 7; any other text is not shown',
  onRequest: '`PublishPrice` false',
  state: 'status and label, by the table of words; an unknown word: not shown, with a note',
  publish: 'false: not shown; an unknown word: not shown, with a note',
  publishAddress: '`PublishAddress`, true if it is absent',
  publicSale: '`SaleMethod` `publicSale`, unless it is false',
  saleMethod: '`SaleMethod`, if the text names one',
  language: 'the language of the texts',
  texts: '`DescriptionA`, one after the other',
  managerName: '`ManagerName`',
}

const ROLE_TEXTS: Record<AttachmentRole, string> = {
  title: 'the first of `LargePictureItems`',
  picture: '`LargePictureItems`',
  map: 'the last of `LargePictureItems`',
  panorama: 'the last of `LargePictureItems`; an address becomes `VirtualTour`',
  plan: '`Plans`; an address becomes a picture',
  document: '`DocumentItems`: visitors fill in a form to get it',
  tour: '`VirtualTour`, `VirtualTour2`; a film inside the transfer is reported',
  link: '`VirtualTour` if its host is one for tours, otherwise reported',
  auto: 'picture or document, by its format',
  none: 'reported',
}

export function openImmoSections(): string[] {
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
  const codeList = (names: readonly string[]) => names.map(code).join(', ')
  return [
    '## OpenImmo 1.2.7',
    'Elements inside `immobilie`; `@` stands before an attribute. Of several elements in a row, the first with a value counts.',
    table(
      ['element', 'becomes'],
      [
        ...factRows,
        ...Object.entries(fields).map(([field, paths]) => [
          codeList(paths),
          code(fieldName(field)),
        ]),
        ...Object.entries(TYPES).map(([type, name]) => [
          code(`${OPENIMMO.type.join('/')}/${type}`),
          typeText(name),
        ]),
        [`user-defined fields ${codeList(STATE_FIELDS)}`, OPENIMMO_FACTS.state ?? ''],
        [
          'user-defined field whose name is a word for availability',
          'that word, if its value is yes',
        ],
        [`user-defined fields ${codeList(LAW_FIELDS)}`, 'the legal facts of that name'],
        [`user-defined fields ${codeList(SALE_FIELDS)}`, 'the fields of that name'],
      ],
    ),
    '### Ignored elements',
    table(
      ['elements', 'reason'],
      elements.ignored.map(({ group, names, reason }) => [codeList(pathsOf(group, names)), reason]),
    ),
    'The attributes of a type in `objektart` are ignored too.',
    '### Attachments',
    `An attachment (\`anhang\`) is an address in \`daten/pfad\`, a file inside the ZIP, or Base64 in \`daten/anhanginhalt\`.
Its group (\`gruppe\`) decides what it becomes. If its bytes are in the transfer they decide first: a PDF is a document,
regardless of its group. A picture at an address is copied again if its \`check\` differs.`,
    table(
      ['group', 'becomes'],
      [
        ...Object.entries(GROUPS).map(([group, place]) => [code(group), ROLE_TEXTS[place]]),
        ['no group', ROLE_TEXTS.auto],
        ['any other', 'reported'],
      ],
    ),
    '### Reported elements',
    `Any other element or attribute with a value is reported, at most five of an object. Those of the schema are: ${elements.reported
      .flatMap(({ group, names }) => pathsOf(group, names))
      .map(code)
      .join(', ')}.`,
  ]
}
