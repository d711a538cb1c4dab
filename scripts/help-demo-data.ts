import type { APIRequestContext } from 'playwright-core'

/** The fields of a form. A repeated submission with the same `idempotencyKey` is stored once. */
type Form = Record<string, string>

const PHONE = '+32 470 12 34 56'

/** A question about a listing in each language: the lead that the article about leads shows. */
export const QUESTIONS = {
  nl: {
    FirstName: 'Sofie',
    Name: 'Vermeulen',
    Email: 'sofie.vermeulen@example.com',
    Content:
      'Wij zouden dit huis graag bezoeken, liefst op een zaterdag. Is de tuin op het zuiden gericht, en zijn er plannen van de verbouwing?',
    note: 'Belt liever na 17 uur. Verkoopt zelf een appartement in Gent.',
  },
  fr: {
    FirstName: 'Claire',
    Name: 'Lambert',
    Email: 'claire.lambert@example.com',
    Content:
      'Nous aimerions visiter cette maison, de préférence un samedi. Le jardin est-il orienté au sud, et existe-t-il des plans de la rénovation ?',
    note: 'Préfère un appel après 17 heures. Vend elle-même un appartement à Namur.',
  },
  en: {
    FirstName: 'James',
    Name: 'Porter',
    Email: 'james.porter@example.com',
    Content:
      'We would like to visit this house, on a Saturday if possible. Does the garden face south, and are there plans of the renovation?',
    note: 'Prefers a call after 5 pm. Is selling an apartment in Brussels.',
  },
  de: {
    FirstName: 'Anna',
    Name: 'Pauels',
    Email: 'anna.pauels@example.com',
    Content:
      'Wir würden dieses Haus gern besichtigen, am liebsten an einem Samstag. Liegt der Garten nach Süden, und gibt es Pläne vom Umbau?',
    note: 'Bevorzugt einen Anruf nach 17 Uhr. Verkauft selbst eine Wohnung in Eupen.',
  },
} as const

const FORMS: readonly [kind: string, form: Form][] = [
  [
    'visit',
    {
      ObjectID: '410106',
      FirstName: 'Pieter',
      Name: 'De Smedt',
      Email: 'pieter.desmedt@example.com',
      VisitDate: nextTuesday(),
      VisitPart: 'am',
      lang: 'nl',
    },
  ],
  [
    'valuation',
    {
      Goal: '0',
      FirstName: 'Martine',
      Name: 'Collard',
      Email: 'martine.collard@example.com',
      DemandAddress: 'Rue de Fer 18',
      DemandZip: '5000',
      DemandCity: 'Namur',
      lang: 'fr',
    },
  ],
  [
    'demand',
    {
      Goal: '0',
      Zips: '9000',
      PriceMax: '400000',
      MinRooms: '3',
      FirstName: 'Elif',
      Name: 'Yildiz',
      Email: 'elif.yildiz@example.com',
      lang: 'nl',
    },
  ],
]

const SEARCHES: readonly Form[] = [
  {
    email: 'tom.janssens@example.com',
    query: 'goal=0&streetcity=Gent&pricemax=450000',
    lang: 'nl',
  },
  { email: 'lucie.marchal@example.com', query: 'goal=0&streetcity=Namur&minrooms=3', lang: 'fr' },
  { email: 'jonas.keller@example.com', query: 'goal=1&streetcity=Eupen', lang: 'de' },
  {
    email: 'emma.willems@example.com',
    query: 'goal=1&streetcity=Antwerpen&garden=true',
    lang: 'nl',
  },
]

const STAFF: readonly Form[] = [
  { name: 'Katrien Maes', email: 'katrien@example.com', role: 'office', lang: 'nl', officeId: '1' },
  { name: 'Julien Noël', email: 'julien@example.com', role: 'agent', lang: 'fr', officeId: '3' },
  { name: 'Heike Schröder', email: 'heike@example.com', role: 'agent', lang: 'de', officeId: '3' },
]

const PROJECT = {
  'name.nl': 'Residentie Ter Linden',
  'name.fr': 'Résidence Ter Linden',
  'name.en': 'Residence Ter Linden',
  'name.de': 'Residenz Ter Linden',
  zip: '9051',
  'city.nl': 'Afsnee',
}

const HOUSE = {
  goal: '0',
  webId: '1',
  'typeDescription.nl': 'Hoekhuis met tuin',
  'typeDescription.fr': 'Maison d’angle avec jardin',
  'typeDescription.en': 'Corner house with garden',
  'typeDescription.de': 'Eckhaus mit Garten',
  zip: '3080',
  'city.nl': 'Tervuren',
}

const WEBHOOK = { name: 'Lindehof Planning', url: 'https://planning.example.com/in' }

/** Homes that are not on the site yet (5), and a sold one (2). */
const UNITS = [
  { ident: 'A0.01', floor: '0', price: '312000', status: '5' },
  { ident: 'A0.02', floor: '0', price: '298000', status: '2' },
  { ident: 'A1.01', floor: '1', price: '335000', status: '5' },
  { ident: 'A2.01', floor: '2', price: '389000', status: '5' },
]

/** Adds fictional leads, saved searches, accounts and a project to the demo, unless they exist. */
export async function addDemoData(request: APIRequestContext): Promise<void> {
  for (const [lang, { note, ...person }] of Object.entries(QUESTIONS)) {
    const listing = { ObjectID: '410002', page: `/${lang}/property/410002`, lang }
    await sendForm(request, 'property-info', { ...person, ...listing })
    await followUp(request, person.Email, note)
  }
  for (const [kind, form] of FORMS) await sendForm(request, kind, form)
  for (const search of SEARCHES) await saveSearch(request, search)
  // An address that has an account already is refused.
  for (const form of STAFF) await request.post('/staff/accounts', { form })
  if (!(await findProject(request))) await addProject(request)
  if (!(await findHouse(request))) await request.post('/staff/listings/new', { form: HOUSE })
  if (!(await findWebhook(request))) await request.post('/staff/webhooks/new', { form: WEBHOOK })
}

/** Returns the address of the first link below `path` on a page, or null. */
export async function findLink(
  request: APIRequestContext,
  page: string,
  path: string,
): Promise<string | null> {
  const html = await (await request.get(page)).text()
  const links = html.matchAll(new RegExp(`href="(${path}/[^"/?]+)(?:\\?[^"]*)?"`, 'g'))
  // Ids contain a digit, names such as `new` do not.
  return [...links].map(([, link = '']) => link).find((link) => /\d/.test(link)) ?? null
}

/** Returns the address of the lead of a sender, or null. */
export function findLead(request: APIRequestContext, email: string): Promise<string | null> {
  return findLink(request, `/staff/leads?status=all&q=${email}`, '/staff/leads')
}

/** Returns the address of the project that was made by staff, or null. */
export function findProject(request: APIRequestContext): Promise<string | null> {
  return findLink(request, '/staff/listings?show=projects&q=Ter+Linden', '/staff/listings')
}

async function sendForm(request: APIRequestContext, kind: string, form: Form): Promise<void> {
  const idempotencyKey = `help-${kind}-${form.lang}`
  if (form.Email && (await findLead(request, form.Email))) return
  const response = await request.post(`/api/forms/${kind}`, {
    data: { PhoneNumber: PHONE, ...form, idempotencyKey },
  })
  if (!response.ok()) throw new Error(`${kind}: ${response.status()} ${await response.text()}`)
}

/** Takes a new lead and adds a note to it. */
async function followUp(request: APIRequestContext, email: string, note: string): Promise<void> {
  const lead = await findLead(request, email)
  if (!lead || (await (await request.get(lead)).text()).includes(note)) return
  await request.post(`${lead}/assignment`)
  await request.post(`${lead}/notes`, { form: { text: note } })
}

/** Returns the address of the house that was made by staff, or null. */
export function findHouse(request: APIRequestContext): Promise<string | null> {
  return findLink(request, '/staff/listings?show=drafts&q=Tervuren', '/staff/listings')
}

/** Returns the address of the first webhook, or null. */
export function findWebhook(request: APIRequestContext): Promise<string | null> {
  return findLink(request, '/staff/webhooks', '/staff/webhooks')
}

/** Requests a saved search and confirms it with the link of its mail, which the demo stores. */
async function saveSearch(request: APIRequestContext, form: Form): Promise<void> {
  const { email = '', lang = '' } = form
  if (await findLead(request, email)) return
  await request.post('/api/searches', { form: { ...form, frequency: 'daily' } })
  const mails = await (await request.get('/staff/mails')).text()
  const address = new RegExp(`href="(/staff/mails/[^"]+)"(?:(?!</li>).)*${email}`, 's').exec(mails)
  const mail = await (await request.get(address?.[1] ?? '/staff/mails')).text()
  const [, token] = new RegExp(`/${lang}/searches/confirm\\?token=([\\w-]+)`).exec(mail) ?? []
  await request.post('/api/searches/confirm', { form: { token: token ?? '' } })
}

async function addProject(request: APIRequestContext): Promise<void> {
  await request.post('/staff/listings/new/project', { form: PROJECT })
  const project = await findProject(request)
  for (const unit of UNITS) {
    const home = {
      goal: '0',
      webId: '2',
      'typeDescription.nl': 'Appartement met terras',
      'typeDescription.fr': 'Appartement avec terrasse',
      'typeDescription.en': 'Apartment with terrace',
      'typeDescription.de': 'Wohnung mit Terrasse',
    }
    await request.post(`${project}/new`, { form: { ...home, ...unit } })
  }
}

/** Returns the date of a Tuesday at least a week ahead, for a proposed visit or an answer. */
export function nextTuesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
