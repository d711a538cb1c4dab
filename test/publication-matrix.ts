import { listing, type WireItem } from './agency'

const REGIONS = {
  flanders: {
    Zip: '9000',
    EPCLabelText: 'E',
    PlanningZone: 'Wug',
    GoogleX: 51.0512,
    GoogleY: 3.7234,
  },
  brussels: {
    Zip: '1050',
    EPCLabelText: 'E',
    PlanningUse: 'woongebied',
    GoogleX: 50.8312,
    GoogleY: 4.3634,
  },
  wallonia: {
    Zip: '5000',
    EPCLabelText: 'F',
    PlanningZone: 'zone verte',
    GoogleX: 50.4612,
    GoogleY: 4.8634,
  },
  luxembourg: {
    Zip: 'L-8008',
    CountryID: 50,
    EPCLabelText: 'E',
    GoogleX: 49.6112,
    GoogleY: 6.1234,
  },
} satisfies Record<string, WireItem>
type Region = keyof typeof REGIONS

const MARQUEES = [null, 1, 2, 3, 4, 5, 9]
const STATUSES = [1, 2, 4, 'unpublished'] as const
export const UNPUBLISHED = [0, 3, 5, 6]
const WEB_IDS = [1, 2, 3, 4]

export interface Case {
  region: Region
  goal: 0 | 1
  marquee: number | null
  status: number
  priceHidden: boolean
  addressHidden: boolean
  item: WireItem & { ID: number }
  /** The values that must not appear where they are hidden, as pages and the API format them. */
  secrets: { price: string; deposit: string; reference: string; ground: string; street: string }
}

export const CASES: Case[] = []
for (const region of Object.keys(REGIONS) as Region[]) {
  for (const goal of [0, 1] as const) {
    for (const status of STATUSES) {
      for (const marquee of MARQUEES) {
        for (const hidden of [0, 1, 2, 3])
          CASES.push(makeCase(region, goal, status, marquee, hidden))
      }
    }
  }
}

export const KINDS = (Object.keys(REGIONS) as Region[]).flatMap((region) =>
  ([0, 1] as const).map((goal) => [region, goal] as const),
)

function makeCase(
  region: Region,
  goal: 0 | 1,
  kind: (typeof STATUSES)[number],
  marquee: number | null,
  hidden: number,
): Case {
  const at = CASES.length
  const status = kind === 'unpublished' ? (UNPUBLISHED[at % 4] ?? 0) : kind
  const priceHidden = (hidden & 1) === 1
  const addressHidden = (hidden & 2) === 2
  const euros = (first: number) => first * 1_000_000 + 10_000 + at
  const item = listing({
    ...REGIONS[region],
    Goal: goal,
    Status: status,
    Marquee: marquee,
    WebID: WEB_IDS[Math.floor(at / 4) % 4],
    ConditionID: at % 3 === 0 ? 2 : 1,
    PublishPrice: !priceHidden,
    PublishAddress: !addressHidden,
    Street: `Verborgen${at}laan`,
    Price: euros(7),
    Deposit: euros(6),
    ReferenceRent: euros(5),
    GroundPart: euros(4),
    Charges: 45,
    ManagerName: 'Lotte',
    ManagerEmail: 'lotte@demo.invalid',
  })
  const text = (first: number) => `${first}.010.${String(at).padStart(3, '0')}`
  return {
    region,
    goal,
    marquee,
    status,
    priceHidden,
    addressHidden,
    item,
    secrets: {
      price: text(7),
      deposit: text(6),
      reference: text(5),
      ground: text(4),
      street: `Verborgen${at}laan`,
    },
  }
}

export function casesOf(region: Region, goal: 0 | 1): Case[] {
  return CASES.filter((one) => one.region === region && one.goal === goal)
}

export function everyThird(_: Case, at: number): boolean {
  return at % 3 === 0
}

export function hasLeft({ status, marquee }: Case): boolean {
  return status === 2 || status === 4 || (status === 1 && (marquee === 3 || marquee === 4))
}

export function isPriceShown(one: Case): boolean {
  return !one.priceHidden && one.marquee !== 2 && one.status === 1 && !hasLeft(one)
}

export function caseLabel({
  item,
  region,
  goal,
  status,
  marquee,
  priceHidden,
  addressHidden,
}: Case): string {
  return JSON.stringify({ ID: item.ID, region, goal, status, marquee, priceHidden, addressHidden })
}
