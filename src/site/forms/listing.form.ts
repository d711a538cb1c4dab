import { defineForm, type FormRow } from './define-form'
import { checkbox, integer, integerItem, line, listOf } from './fields'

/** The fields of a form about a property (`ObjectID`) or a project (`ProjectIDs`). Others describe the page. */
export const listingFields = {
  ObjectID: integer(1),
  ProjectIDs: listOf(integerItem, 20),
  IsProject: checkbox,
  propertyStreet: line(),
  propertyHouseNumber: line(20),
  propertyZip: line(20),
  propertyCity: line(),
  propertyGoalType: line(50),
  propertyType: line(100),
  propertyGoal: line(50),
  /** Only for tenants, and only if the agency's settings allow it. */
  familyComposition: line(500),
  totalAmountIncome: line(100),
}

export function tenantRows(values: {
  familyComposition?: string | undefined
  totalAmountIncome?: string | undefined
}): FormRow[] {
  return [
    { label: 'mail.row.family', value: values.familyComposition },
    { label: 'mail.row.income', value: values.totalAmountIncome },
  ]
}

export const propertyInfo = defineForm({
  fields: listingFields,
  required: ['FirstName', 'Content'],
  about: 'property',

  texts: {
    subject: {
      nl: 'Vraag over een pand',
      fr: 'Question sur un bien',
      en: 'Question about a property',
      de: 'Frage zu einem Angebot',
    },
    office: {
      nl: 'Vraag van {name} over een pand',
      fr: 'Question de {name} sur un bien',
      en: 'Question from {name} about a property',
      de: 'Frage von {name} zu einem Angebot',
    },
    visitor: {
      nl: 'Uw vraag over een pand bij {agency}',
      fr: 'Votre question sur un bien chez {agency}',
      en: 'Your question about a property at {agency}',
      de: 'Ihre Frage zu einem Angebot von {agency}',
    },
    confirmation: {
      nl: 'We hebben uw vraag goed ontvangen. De dossierbeheerder van het pand antwoordt {reply}.',
      fr: 'Nous avons bien reçu votre question. La personne qui suit le bien vous répondra {reply}.',
      en: 'We have received your question. The person in charge of the property will answer {reply}.',
      de: 'Wir haben Ihre Frage erhalten. Ihr Ansprechpartner antwortet {reply}.',
    },
    thanksTitle: {
      nl: 'Uw vraag over het pand is aangekomen',
      fr: 'Votre question sur le bien est arrivée',
      en: 'Your question about the property has arrived',
      de: 'Ihre Frage zum Angebot ist angekommen',
    },
    thanksText: {
      nl: '{agent} volgt dit pand op en antwoordt {reply}.',
      fr: '{agent} suit ce bien et vous répondra {reply}.',
      en: '{agent} handles this property and will answer {reply}.',
      de: '{agent} betreut dieses Angebot und antwortet {reply}.',
    },
  },
  thanks: {
    page: 'contact-me',
    steps: ['thanks.contact.reply', 'thanks.property-info.visit'],
    roles: ['sale', 'rent', 'demand'],
  },
  rows: tenantRows,
})

export const projectContact = defineForm({
  fields: listingFields,
  required: ['FirstName', 'Content'],
  about: 'project',

  texts: {
    subject: {
      nl: 'Vraag over een project',
      fr: 'Question sur un projet',
      en: 'Question about a project',
      de: 'Frage zu einem Projekt',
    },
    office: {
      nl: 'Vraag van {name} over een project',
      fr: 'Question de {name} sur un projet',
      en: 'Question from {name} about a project',
      de: 'Frage von {name} zu einem Projekt',
    },
    visitor: {
      nl: 'Uw vraag over een project van {agency}',
      fr: 'Votre question sur un projet de {agency}',
      en: 'Your question about a project of {agency}',
      de: 'Ihre Frage zu einem Projekt von {agency}',
    },
    confirmation: {
      nl: 'We hebben uw vraag goed ontvangen. De dossierbeheerder van het project antwoordt {reply}.',
      fr: 'Nous avons bien reçu votre question. La personne qui suit le projet vous répondra {reply}.',
      en: 'We have received your question. The person in charge of the project will answer {reply}.',
      de: 'Wir haben Ihre Frage erhalten. Ihr Ansprechpartner für das Projekt antwortet {reply}.',
    },
    thanksTitle: {
      nl: 'Uw vraag over het project is aangekomen',
      fr: 'Votre question sur le projet est arrivée',
      en: 'Your question about the project has arrived',
      de: 'Ihre Frage zum Projekt ist angekommen',
    },
    thanksText: {
      nl: '{agent} volgt dit project op en antwoordt {reply}.',
      fr: '{agent} suit ce projet et vous répondra {reply}.',
      en: '{agent} handles this project and will answer {reply}.',
      de: '{agent} betreut dieses Projekt und antwortet {reply}.',
    },
  },
  thanks: {
    page: 'contact-me',
    steps: ['thanks.contact.reply', 'thanks.project-contact.visit'],
    roles: ['projects', 'sale', 'demand'],
  },
  rows: tenantRows,
})

export const documentRequest = defineForm({
  fields: listingFields,
  about: 'property',
  unlocksDocument: true,

  texts: {
    subject: {
      nl: 'Documentaanvraag',
      fr: 'Demande de document',
      en: 'Document request',
      de: 'Dokumentenanfrage',
    },
    office: {
      nl: 'Document gevraagd door {name}',
      fr: 'Document demandé par {name}',
      en: 'Document requested by {name}',
      de: 'Dokument angefragt von {name}',
    },
    visitor: {
      nl: 'Uw document van {agency}',
      fr: 'Votre document de {agency}',
      en: 'Your document from {agency}',
      de: 'Ihr Dokument von {agency}',
    },
    confirmation: {
      nl: 'Hieronder staat de link naar het document dat u hebt gevraagd. Hij werkt {days} dagen.',
      fr: 'Voici le lien vers le document que vous avez demandé. Il est valable {days} jours.',
      en: 'Below is the link to the document that you asked for. It works for {days} days.',
      de: 'Unten finden Sie den Link zu dem Dokument, das Sie angefragt haben. Er gilt {days} Tage.',
    },
    thanksTitle: {
      nl: 'Uw document staat klaar',
      fr: 'Votre document est prêt',
      en: 'Your document is ready',
      de: 'Ihr Dokument liegt bereit',
    },
    thanksText: {
      nl: 'De link staat ook in de mail die u van ons krijgt. Hij werkt {days} dagen.',
      fr: 'Le lien se trouve aussi dans l’e-mail que nous vous envoyons. Il est valable {days} jours.',
      en: 'The link is also in the email we send you. It works for {days} days.',
      de: 'Der Link steht auch in der E-Mail, die Sie von uns erhalten. Er gilt {days} Tage.',
    },
  },
  thanks: { page: 'contact-me', roles: ['sale', 'rent', 'demand'] },
  mailsFile: true,
  rows: tenantRows,
  answer: 'answer.document',
  icon: 'document',
})
