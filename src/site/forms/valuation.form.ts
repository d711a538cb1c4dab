import { z } from 'zod'
import type { LabelKey } from '../../platform/i18n'
import { CONTACT_TIMES } from './contact-times'
import { defineForm } from './define-form'
import { integer, integerItem, line, listOf } from './fields'

const GOALS: Record<string, LabelKey> = {
  '-1': 'mail.have.estimate',
  0: 'valuation.sell',
  1: 'valuation.let',
}

/** A request to value a property. Goals: only an estimate (-1), selling (0), letting (1). */
export const valuation = defineForm({
  fields: {
    type: line(50),
    Goal: integer(-1).pipe(z.int().max(9, 'choice').optional()),
    TypeOfPropertyIDs: listOf(integerItem),
    TypeOfPropertyIDsText: line(500),
    DemandAddress: line(),
    DemandZip: line(20),
    DemandCity: line(100),
    ContactTimes: listOf(z.enum(CONTACT_TIMES, 'choice')),
  },
  page: 'valuation',

  texts: {
    subject: {
      nl: 'Schattingsaanvraag',
      fr: 'Demande d’estimation',
      en: 'Valuation request',
      de: 'Bewertungsanfrage',
    },
    office: {
      nl: 'Schatting gevraagd door {name}',
      fr: 'Estimation demandée par {name}',
      en: 'Valuation requested by {name}',
      de: 'Bewertung angefragt von {name}',
    },
    visitor: {
      nl: 'Uw schattingsaanvraag bij {agency}',
      fr: 'Votre demande d’estimation chez {agency}',
      en: 'Your valuation request to {agency}',
      de: 'Ihre Bewertungsanfrage bei {agency}',
    },
    confirmation: {
      nl: 'We hebben uw aanvraag goed ontvangen en nemen {reply} contact op om een bezoek af te spreken. Na het bezoek krijgt u {valuation} onze schatting.',
      fr: 'Nous avons bien reçu votre demande et vous contacterons {reply} pour fixer une visite. Après la visite, vous recevrez notre estimation {valuation}.',
      en: 'We have received your request and will contact you {reply} to arrange a visit. After the visit you will receive our valuation {valuation}.',
      de: 'Wir haben Ihre Anfrage erhalten und melden uns {reply}, um einen Besuch zu vereinbaren. Nach dem Besuch erhalten Sie {valuation} unsere Bewertung.',
    },
    thanksTitle: {
      nl: 'Uw schatting is aangevraagd',
      fr: 'Votre demande d’estimation est bien arrivée',
      en: 'Your valuation has been requested',
      de: 'Ihre Bewertungsanfrage ist angekommen',
    },
    thanksText: {
      nl: 'Bedankt voor uw vertrouwen. We komen eerst kijken en noemen daarna pas een bedrag.',
      fr: 'Merci de votre confiance. Nous venons d’abord voir votre bien et ne donnons un montant qu’ensuite.',
      en: 'Thank you for your trust. We will come and look first, and only then give a figure.',
      de: 'Danke für Ihr Vertrauen. Wir sehen uns Ihr Haus oder Ihre Wohnung zuerst an und nennen erst dann einen Betrag.',
    },
  },
  thanks: {
    page: 'estimation',
    steps: ['thanks.valuation.call', 'thanks.valuation.second', 'thanks.valuation.third'],
    roles: ['sell', 'sale', 'demand'],
  },
  rows(values, { t, typeNames }) {
    const goal = GOALS[String(values.Goal)]
    const types = values.TypeOfPropertyIDsText || typeNames(values.TypeOfPropertyIDs) || values.type
    const city = [values.DemandZip, values.DemandCity].filter(Boolean).join(' ')
    const address = [values.DemandAddress, city].filter(Boolean).join(', ')
    const times = CONTACT_TIMES.filter((time) => values.ContactTimes?.includes(time))
    return [
      { label: 'mail.row.goal', value: goal && t(goal), isBrief: true },
      { label: 'mail.row.types', value: types, isBrief: true },
      { label: 'mail.row.address', value: address, isBrief: true },
      { label: 'mail.row.times', value: times.map((time) => t(`mail.time.${time}`)).join(', ') },
    ]
  },
  crm: 'valuation',
  answer: 'answer.valuation',
  icon: 'house',
})
