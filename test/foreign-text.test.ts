import { expect, test } from 'vitest'
import { isLinear } from '../scripts/patterns/time-limit'
import { deviceName } from '../src/features/accounts/device-name'
import { readLines } from '../src/features/crm/mapping/wire-values'
import { readCsv } from '../src/features/crm/sources/csv'
import { FeedRefusal } from '../src/features/crm/sources/feed'
import { InlineContent } from '../src/features/crm/sources/inline-content'
import { comparablePath } from '../src/features/crm/sources/zip-names'
import { parseMapView } from '../src/features/map/map-grid'
import { readWords } from '../src/features/natural-query/read-words'
import { anonymiser } from '../src/features/personal-data/anonymise'
import { tidyPath } from '../src/features/redirects/tidy-path'
import { isUnreadableLabel } from '../src/listing/epc/epc'
import { parseListFilter } from '../src/listing/filter/list-filter'
import { parseSearchQuery } from '../src/listing/filter/search-query'
import { parseNumber } from '../src/platform/format/read-number'
import '../src/listing/places/all-places'
import { placeCorrector } from '../src/listing/places/correct-place'
import { placeFinder } from '../src/listing/places/find-place'
import { readConsent } from '../src/platform/external-scripts/consent-categories'
import { fileKind } from '../src/platform/files/file-kind'
import { withoutMetadata } from '../src/platform/files/metadata/without-metadata'
import { meterParts } from '../src/platform/format/codes'
import { parseDate } from '../src/platform/format/dates'
import { focusOf } from '../src/platform/format/focus'
import { glueUnits } from '../src/platform/format/glue-units'
import { isJsonTooComplex } from '../src/platform/format/json'
import { safeLink } from '../src/platform/format/link'
import { formatPhone, mailHref, phoneHref } from '../src/platform/format/phone'
import { pictureFiles, pictureType } from '../src/platform/format/picture-files'
import {
  cleanEmail,
  cleanPhone,
  cleanText,
  normalise,
  wordsOfHtml,
} from '../src/platform/format/text'
import { parseArea } from '../src/platform/geo/area'
import { postcodeOf } from '../src/platform/geo/belgian-region'
import { visibleCharacters } from '../src/platform/html/characters'
import { decodeTwice } from '../src/platform/html/double-encoding'
import { htmlToText } from '../src/platform/html/html-text'
import { sanitiseHtml } from '../src/platform/html/sanitise'
import { readCaller } from '../src/platform/http/caller'
import { maskContacts } from '../src/platform/log'
import { figuresIn, resolveFigures } from '../src/platform/references/figures'
import { isOwnLink } from '../src/platform/references/link-address'
import {
  linksIn,
  referencesIn,
  resolveReferences,
  withReferences,
} from '../src/platform/references/references'
import { isRobot } from '../src/site/count-page-views'
import { envelope } from '../src/site/forms/envelope'
import { emailLine, lines, phoneLine } from '../src/site/forms/fields'
import { checkSvg } from '../src/site/media/check-svg'
import { readSpans } from '../src/site/opening-hours'
import { safeCss } from '../src/site/page-css'
import { loggedPath, newPath, oldPath, redirectLines } from '../src/site/redirects/redirect-targets'
import { slugOf } from '../src/site/slug'

const find = placeFinder('nl')
const correct = placeCorrector('nl')
const anonymise = anonymiser(['Jan Peeters', 'An De Smet', 'a'])
const LIST_SETTINGS = { maxPriceSale: 1_000_000, maxPriceRent: 3000 }
const OPENING = '<svg xmlns="http://www.w3.org/2000/svg">'
const SHAPE = '<path d="M0 0h1"/>'

/** What reads the texts of visitors, staff, CRMs and files. */
const READERS: Record<string, (text: string) => unknown> = {
  'plain text': (text) => [cleanText(text, 100_000), normalise(text), glueUnits(text)],
  'e-mail address': (text) => [cleanEmail(text), emailLine.safeParse(text), mailHref(text)],
  'telephone number': (text) =>
    [cleanPhone, phoneHref, formatPhone, phoneLine.safeParse].map((read) => read(text)),
  'field of several lines': (text) => lines().safeParse(text),
  'technical fields of a form': (text) =>
    envelope.safeParse({ page: text, referrer: text, idempotencyKey: text, middleName: text }),
  'number and date': (text) => [
    ...(['money', 'area', 'coordinate'] as const).map((quantity) => parseNumber(text, quantity)),
    ...[parseDate(text), meterParts(text)],
  ],
  'natural-language query': (text) => readWords(text, 'nl', find, correct),
  'search text': parseSearchQuery,
  'parameters of a list': (text) => {
    const names = 'goal page order type bedrooms region radius area text price pricemin zip'.split(
      ' ',
    )
    const params = new URLSearchParams(names.map((name) => [name, text]))
    return [parseListFilter(params, LIST_SETTINGS), parseMapView(params), parseArea(text)]
  },
  'HTML from elsewhere': (text) => [sanitiseHtml(text), htmlToText(text), wordsOfHtml(text, 1000)],
  'references in HTML': (text) => [
    ...[referencesIn, linksIn, figuresIn, isOwnLink].map((read) => read(text)),
    resolveReferences(text, 'nl', () => '/'),
    resolveFigures(text, 'nl', () => null),
    withReferences(text, () => null),
  ],
  'text with wrong characters': (text) =>
    [decodeTwice, visibleCharacters, readLines].map((read) => read(text)),
  'style sheet of a page': safeCss,
  drawing: (text) =>
    [
      text,
      `${OPENING}${text}${SHAPE}</svg>`,
      `<!DOCTYPE svg ${text}>${OPENING}${SHAPE}</svg>`,
      `${OPENING}<style>${text}</style>${SHAPE}</svg>`,
      `${OPENING}<g style="${text}" fill="${text}" href="${text}">${SHAPE}</g></svg>`,
    ].map((svg) => checkSvg(new TextEncoder().encode(svg))),
  'CSV file': (text) => {
    readCsv(
      `ID;Goal;Status;Zip;City;Price;DescriptionA;LargePictureItems\n1;0;1;9000;${text}`,
      'nl',
    )
    return readCsv(text, 'nl')
  },
  'Base64 content': (text) => {
    const content = new InlineContent()
    for (let at = 0; at < text.length; at += 1000) content.write(text.slice(at, at + 1000))
    return content.end()
  },
  'name of a packed file': comparablePath,
  JSON: isJsonTooComplex,
  'bytes of a picture': (text) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    return [
      fileKind(bytes),
      ...(['jpeg', 'png', 'webp', 'avif', 'mp4'] as const).map((kind) =>
        outcomeOf(() => withoutMetadata(bytes.slice(), kind)),
      ),
    ]
  },
  'address of a page': (text) => [
    slugOf(text),
    oldPath(text),
    oldPath(`/${text}`),
    newPath(`/${text}`, 'https://pand.example'),
    loggedPath(`/${text}`),
    tidyPath(text),
  ],
  'list of redirects': redirectLines,
  'address of a picture or link': (text) =>
    [pictureFiles, pictureType, focusOf, safeLink].map((read) => read(text)),
  'opening hours': readSpans,
  'energy label and postcode': (text) => [
    isUnreadableLabel({ epcLabel: text, energyPerformance: null, zip: '9000', countryId: null }),
    postcodeOf(text, null),
  ],
  'history with names': (text) => anonymise.text(text),
  'headers of a request': (text) => [
    isRobot(text),
    deviceName(text),
    readCaller(text),
    readConsent(text),
    maskContacts(text, 500),
  ],
}

const PARTS = [
  ...' \n\t\0<>&"\'([{\\/.:;,?#=%@+-_0a€é😀',
  ...(
    '\u0301|\u00a0|\u200b|\ud800|\ufffd|Ã©|\r\n| \n|. |1.|1,|1 |0 |00|a@|@a.|a.|A b|a-|' +
    '- |//|./|../|/a|%2|%20|+3|<a |</|<p>|<b>|<b |<br>|<br />| <br />|<li>|<ul><li>|</p>|' +
    '<a href="|<a href="page:1">|<!---->|<!--|-->|<?a?>|<![CDATA[|<!ENTITY |<!ATTLIST |' +
    '<figure><img src="file:1" /><figcaption>|<span style="|&amp|&#1|<g>|a{|a{b:c}|url(|' +
    'url("#a")|/*|*/|@media{|\\a |a,|"";|""|;;|van |tot 1 |3 slaapkamers |huis in Gent |' +
    'te koop |300.000 euro |9-12 |u ha '
  ).split('|'),
]

/** Returns the result of a function, or the error by which it refuses a file. */
function outcomeOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof FeedRefusal || error instanceof RangeError) return error
    throw error
  }
}

test.each(Object.entries(READERS))('%s is read in linear time', (name, read) => {
  const starts = name.includes('HTML') ? ['', '<a title="'] : ['']
  const slow = PARTS.filter((part) =>
    starts.some(
      (start) =>
        !isLinear(
          (length) => start + part.repeat(length / part.length),
          (text) => outcomeOf(() => read(text)),
        ),
    ),
  )
  expect(slow).toEqual([])
})
