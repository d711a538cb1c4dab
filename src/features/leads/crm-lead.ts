import type { Lang } from '../../platform/format/lang'

/** A lead in the form in which a CRM gets it. */
export interface CrmLead {
  id: string
  kind: 'contact' | 'visit' | 'wish' | 'valuation'
  lang: Lang
  firstName: string
  lastName: string
  email: string
  phone: string
  /** True if the visitor ticked the box for the agency's newsletter. */
  wantsNews: boolean
  subject: string
  /** The text for staff with all facts that have no field of their own: half-days, answers, the message. */
  text: string
  propertyId: number | null
  projectId: number | null
  /** The properties that a person looks for; null for other kinds. */
  wish: SearchCriteria | null
}

export interface SearchCriteria {
  /** 0 to buy, 1 to rent; null for either. */
  goal: 0 | 1 | null
  typeIds: number[]
  zips: string[]
  priceMin: number | null
  priceMax: number | null
  minRooms: number | null
}
