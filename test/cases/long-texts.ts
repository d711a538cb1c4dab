/** Items with more text than a listing needs, as editors and Word produce it. Values are invented. */

const PASTED = `<p>Ruime woning.</p><p><img src="data:image/png;base64,${'iVBORw0KGgoB'.repeat(30_000)}"></p>`
const WORD = `<style>${'.MsoNormal{margin:0cm}'.repeat(20_000)}</style><p>Uit Word.</p>`
const SENTENCES = 'Een zin over de woning. '.repeat(20_000)
const ONE_WORD = 'x'.repeat(400_000)

interface LongItem {
  item: { ID: number; Status: number; Price: number; [field: string]: unknown }
  /** The code and field of each note about a shortened text. */
  notes: string[]
  /** The stored Dutch description. */
  description: RegExp
}

const sold = (ID: number, facts: object): LongItem['item'] => ({
  ID,
  Status: 2,
  Price: 310_000 + ID,
  ...facts,
})

export const LONG_ITEMS: LongItem[] = [
  {
    item: sold(960_001, { DescriptionA: { nl: PASTED } }),
    notes: [],
    description: /^<p>Ruime woning\.<\/p>$/,
  },
  {
    item: sold(960_002, { DescriptionA: { nl: WORD } }),
    notes: [],
    description: /^<p>Uit Word\.<\/p>$/,
  },
  {
    item: sold(960_003, { DescriptionA: { nl: SENTENCES } }),
    notes: ['textShortened DescriptionA'],
    description: /^<p>Een zin over de woning\..* woning\.<\/p>$/,
  },
  {
    item: sold(960_004, { DescriptionA: { nl: ONE_WORD } }),
    notes: ['textShortened DescriptionA'],
    description: /^<p>x+…<\/p>$/,
  },
  {
    item: sold(960_005, { DescriptionA: { nl: SENTENCES, fr: SENTENCES, en: SENTENCES } }),
    notes: ['textShortened DescriptionA'],
    description: /^<p>Een zin.* woning\.<\/p>$/,
  },
  {
    item: sold(960_006, {
      DescriptionA: 'Kort.',
      Divisions: Array.from({ length: 60 }, (_, at) => ({ ID: at, Comments: 'y'.repeat(20_000) })),
    }),
    notes: ['textShortened Divisions, Plans, DocumentItems, LargePictureItems'],
    description: /^<p>Kort\.<\/p>$/,
  },
  {
    item: sold(960_007, { DescriptionA: 'Kort.', Attachments: [ONE_WORD, ONE_WORD] }),
    notes: [],
    description: /^<p>Kort\.<\/p>$/,
  },
]
