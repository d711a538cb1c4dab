import type { FakeCrm, Faults } from './fake-crm.ts'

/** The fake's faults, by the name that its page gives them. */
export const FAULTS: Record<string, { text: string; faults: Faults }> = {
  well: { text: 'answers well', faults: {} },
  away: { text: 'answers 503', faults: { status: 503 } },
  slow: { text: 'takes 25 seconds', faults: { slow: 25_000 } },
  half: { text: 'sends half an answer', faults: { halfJson: true } },
  html: { text: 'sends a page of HTML', faults: { html: true } },
  failed: { text: 'says that every call failed', faults: { fail600: true } },
  french: { text: 'fails in French', faults: { language: 2 } },
  expired: { text: 'refuses the credentials', faults: { expire: true } },
  answerLost: { text: 'takes leads without an answer', faults: { answerLost: true } },
  drop: { text: 'forgets 40 % of its records', faults: { drop: 0.4 } },
  empty: { text: 'forgets all of them', faults: { empty: true } },
}

const SOLD = 2

/** Executes the action of a form on the page. */
export function fakeCrmAct(crm: FakeCrm, form: URLSearchParams): void {
  const id = Number(form.get('id'))
  const record = crm.records.property.get(id)
  const act = form.get('act')
  if (act === 'fault') crm.faults = FAULTS[form.get('fault') ?? '']?.faults ?? {}
  if (act === 'publish') crm.put('property', newProperty(crm))
  if (!record) return
  if (act === 'price') crm.put('property', { ID: id, Price: Number(form.get('price')) })
  if (act === 'sell') crm.put('property', { ID: id, Status: SOLD })
  if (act === 'delete') crm.remove('property', id)
}

/** Returns a copy of the first property on the market, with the next ID and its own house number. */
function newProperty({ records }: FakeCrm): Record<string, unknown> {
  const listings = [...records.property.values()]
  const model = listings.find(
    ({ Status, Goal, ProjectID }) => Status === 1 && Goal === 0 && !ProjectID,
  )
  const ID = Math.max(...records.property.keys()) + 1
  const name = {
    nl: 'Nieuw in het CRM',
    fr: 'Nouveau dans le CRM',
    en: 'New in the CRM',
    de: 'Neu im CRM',
  }
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...model,
    ID,
    // The same address would be held as a probable duplicate of the model.
    HouseNumber: String(ID % 1000),
    TypeDescription: name,
    Price: 425_000,
    StartCommercialisation: today,
  }
}
