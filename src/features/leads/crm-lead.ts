import type { Lang } from '../../platform/format/lang'

/** A lead as a CRM gets it. */
export interface CrmLead {
  id: string
  kind: 'contact' | 'visit' | 'wish' | 'valuation'
  lang: Lang
  firstName: string
  lastName: string
  email: string
  phone: string
  /** True where the visitor ticked the box for the agency's news. */
  wantsNews: boolean
  subject: string
  /** All that has no field of its own, for people to read: half-days, answers, the message. */
  text: string
  propertyId: number | null
  projectId: number | null
  /** The home that a person looks for; null for other kinds. */
  wish: CrmWish | null
}

export interface CrmWish {
  /** 0 buys, 1 rents; null for either. */
  goal: 0 | 1 | null
  typeIds: number[]
  zips: string[]
  priceMin: number | null
  priceMax: number | null
  minRooms: number | null
}
