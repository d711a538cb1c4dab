import { z } from 'zod'
import { GOAL } from '../../platform/goal'
import type { LabelKey } from '../../platform/i18n'
import { defineForm } from './define-form'
import { areaText, checkbox, integer, integerItem, line, lineItem, listOf } from './fields'

const GOALS: Record<string, LabelKey> = {
  [GOAL.sale]: 'demand.buy',
  [GOAL.rent]: 'demand.rent',
  [GOAL.projects]: 'mail.want.projects',
}

/** A search request. The fields with texts are the labels that the page showed for the numbers. */
export const demand = defineForm({
  fields: {
    Goal: integer(-1).pipe(z.literal([-1, 0, 1, 2], 'choice').optional()),
    TypeOfPropertyIDs: listOf(integerItem),
    TypeOfPropertyIDsText: line(500),
    Zips: listOf(lineItem),
    ZipsText: line(1000),
    /** A drawn area in the format of URLs. */
    Area: areaText,
    PriceMin: integer(),
    PriceMax: integer(),
    MinRooms: integer().pipe(z.int().max(50, 'number').optional()),
    /** True if the visitor wants mails about new matching listings. They must be confirmed by a link in a mail. */
    MailMe: checkbox,
  },
  checks: [{ field: 'PriceMax', code: 'range', isMet: isBudget }],
  page: 'demand',

  texts: {
    subject: {
      nl: 'Zoekopdracht',
      fr: 'Demande de recherche',
      en: 'Search request',
      de: 'Suchauftrag',
    },
    office: {
      nl: 'Zoekopdracht van {name}',
      fr: 'Recherche confiée par {name}',
      en: 'Search request from {name}',
      de: 'Suchauftrag von {name}',
    },
    visitor: {
      nl: 'Uw zoekopdracht bij {agency}',
      fr: 'Votre recherche chez {agency}',
      en: 'Your search request to {agency}',
      de: 'Ihr Suchauftrag bei {agency}',
    },
    confirmation: {
      nl: 'We hebben uw zoekopdracht goed ontvangen. Een makelaar vergelijkt ze met ons aanbod. Hebben we al iets passends, dan hoort u dat {reply}. Verandert er iets of wilt u stoppen, antwoord dan op deze mail.',
      fr: 'Votre recherche nous est bien parvenue. Un agent la compare à notre offre actuelle. Si un bien convient déjà, nous vous le signalerons {reply}. Pour la modifier ou l’arrêter, répondez à ce message.',
      en: 'We have received your search request. An agent will compare it with what we have now. If something already matches, you will hear from us {reply}. To change or end it, reply to this email.',
      de: 'Wir haben Ihren Suchauftrag erhalten und vergleichen ihn mit unserem aktuellen Angebot. Wenn schon etwas passt, erfahren Sie es {reply}. Wenn Sie ihn ändern oder beenden möchten, antworten Sie auf diese E-Mail.',
    },
    thanksTitle: {
      nl: 'We zoeken mee',
      fr: 'Nous cherchons avec vous',
      en: 'We will help you search',
      de: 'Wir suchen mit Ihnen',
    },
    thanksText: {
      nl: 'Uw zoekopdracht is aangekomen. Een makelaar vergelijkt ze met ons aanbod.',
      fr: 'Votre recherche nous est parvenue. Un agent la compare à notre offre actuelle.',
      en: 'Your search request has reached us. An agent will compare it with what we have now.',
      de: 'Ihr Suchauftrag ist angekommen. Wir vergleichen ihn mit unserem aktuellen Angebot.',
    },
  },
  thanks: {
    page: 'recherche',
    steps: ['thanks.demand.second', 'thanks.demand.third'],
    roles: ['sale', 'rent', 'projects'],
  },
  rows(values, { t, euro, typeNames, listUrl }) {
    const { Goal, TypeOfPropertyIDs, Zips, Area, PriceMin, PriceMax, MinRooms, MailMe } = values
    const goal = GOALS[String(Goal)]
    const budget = [
      PriceMin ? t('heading.from', { price: euro(PriceMin) }) : '',
      PriceMax ? t('heading.to', { price: euro(PriceMax) }) : '',
    ]
    const types = values.TypeOfPropertyIDsText || typeNames(TypeOfPropertyIDs)
    return [
      { label: 'mail.row.goal', value: goal && t(goal), isBrief: true },
      { label: 'mail.row.types', value: types, isBrief: true },
      { label: 'mail.row.places', value: values.ZipsText || Zips?.join(', '), isBrief: true },
      { label: 'mail.row.area', value: Area && t('mail.area'), href: listUrl, isBrief: true },
      { label: 'mail.row.budget', value: budget.filter(Boolean).join(' '), isBrief: true },
      { label: 'demand.rooms', value: MinRooms ? String(MinRooms) : '' },
      { label: 'searches.wanted', value: MailMe ? t('mail.yes') : '' },
    ]
  },
  crm: 'wish',
  wish: ({ Goal, TypeOfPropertyIDs, Zips, PriceMin, PriceMax, MinRooms }) => ({
    goal: Goal === GOAL.rent ? 1 : Goal === GOAL.sale || Goal === GOAL.projects ? 0 : null,
    typeIds: TypeOfPropertyIDs ?? [],
    zips: (Zips ?? []).map((place) => /\d{4}/.exec(place)?.[0] ?? '').filter(Boolean),
    priceMin: PriceMin ?? null,
    priceMax: PriceMax ?? null,
    minRooms: MinRooms ?? null,
  }),
  answer: 'answer.demand',
  icon: 'search',
})

/** Returns true if the minimum is not above the maximum. A missing bound is unlimited. */
function isBudget({ PriceMin, PriceMax }: { PriceMin?: unknown; PriceMax?: unknown }): boolean {
  return typeof PriceMin !== 'number' || typeof PriceMax !== 'number' || PriceMin <= PriceMax
}
