/** The labels of the fields, by name. */
export const LABELS = {
  FirstName: 'form.firstname',
  Name: 'form.lastname',
  Email: 'form.email',
  PhoneNumber: 'form.phone',
  Subject: 'form.subject',
  Content: 'form.message',
  familyComposition: 'form.family',
  totalAmountIncome: 'form.income',
  VisitDate: 'visit.when',
  Goal: 'demand.goal',
  TypeOfPropertyIDs: 'demand.type',
  ZipsText: 'demand.where',
  PriceMin: 'demand.min',
  PriceMax: 'demand.max',
  MinRooms: 'demand.rooms',
  DemandAddress: 'valuation.address',
  DemandZip: 'valuation.zip',
  DemandCity: 'valuation.city',
  ContactTimes: 'valuation.times',
} as const

/** Prefixes of the texts that every form has. */
export const FORM_TEXTS = ['form', 'issue', 'error.retry', ...Object.values(LABELS)] as const
export type FormText = (typeof FORM_TEXTS)[number]
