export type BrusselsScale = 'spec' | 'official'

export type EpcRegion = 'flanders' | 'brussels' | 'wallonia'

/** A band of a scale. `max` is its inclusive upper bound in kWh/m² a year; the last band has none. */
type EpcBand = { key: string; max: number }

/**
 * A label scale. `validFrom` is null for the first scale of a region. Brussels has two scales: that of the spec and the
 * official one.
 */
type EpcScale = {
  region: EpcRegion
  scale: BrusselsScale | null
  validFrom: string | null
  bands: readonly EpcBand[]
}

/** The label keys of Luxembourg. They always come from the certificate and are never computed. */
export const LUXEMBOURG_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

/**
 * The label scales, oldest first within a region. The Brussels list of the spec has two corrections: '223-345' is
 * 323-345, and g begins above 345. Every value therefore has a label.
 */
export const EPC_SCALES: readonly EpcScale[] = [
  {
    region: 'flanders',
    scale: null,
    validFrom: null,
    bands: bands('a_plus 0 a 100 b 200 c 300 d 400 e 500 f Infinity'),
  },
  {
    region: 'wallonia',
    scale: null,
    validFrom: null,
    bands: bands('a_plusplus 0 a_plus 45 a 85 b 170 c 255 d 340 e 425 f 510 g Infinity'),
  },
  {
    region: 'brussels',
    scale: 'spec',
    validFrom: null,
    bands: bands(
      'a_plus 0 a 23 a_sub 45 b_plus 62 b 79 b_sub 95 c_plus 113 c 132 c_sub 150 d_plus 170 d 190' +
        ' d_sub 210 e_plus 232 e 253 e_sub 275 f_plus 298 f 322 f_sub 345 g Infinity',
    ),
  },
  {
    region: 'brussels',
    scale: 'official',
    validFrom: '2017-01-01',
    bands: bands(
      'a_plusplus 0 a_plus 15 a 30 a_sub 45 b_plus 62 b 78 b_sub 95 c_plus 113 c 132 c_sub 150' +
        ' d_plus 170 d 190 d_sub 210 e_plus 232 e 253 e_sub 275 f 345 g Infinity',
    ),
  },
]

/**
 * Returns the scale that was in force on a day. Returns the first one for an earlier day, and the newest one without a
 * day.
 */
export function epcScale(
  region: EpcRegion,
  { brusselsScale = 'spec', on }: { brusselsScale?: BrusselsScale; on?: string } = {},
): EpcScale {
  const scales = EPC_SCALES.filter(
    (scale) => scale.region === region && (scale.scale ?? brusselsScale) === brusselsScale,
  )
  const started = scales.filter(({ validFrom }) => !on || !validFrom || validFrom <= on)
  const scale = started.at(-1) ?? scales[0]
  if (!scale) throw new Error(`no EPC scale for ${region}: add one to EPC_SCALES`)
  return scale
}

/** Returns all label keys that a certificate of the region may have, under any of its scales. */
export function epcKeys(region: EpcRegion): string[] {
  const scales = EPC_SCALES.filter((scale) => scale.region === region)
  return [...new Set(scales.flatMap((scale) => scale.bands.map((band) => band.key)))]
}

function bands(list: string): EpcBand[] {
  const words = list.split(' ')
  return words.flatMap((key, at) => (at % 2 ? [] : [{ key, max: Number(words[at + 1]) }]))
}
