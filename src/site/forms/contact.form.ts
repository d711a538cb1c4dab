import { defineForm } from './define-form'
import { integer } from './fields'

/** A question to the agency, or to one of its staff members, whose ID is `memberId`. */
const fields = { memberId: integer(1) }

const thanks = {
  page: 'contact',
  steps: ['thanks.contact.next', 'thanks.contact.reply'],
  roles: ['sale', 'rent', 'valuation'],
} as const

export const contact = defineForm({
  fields,
  required: ['FirstName'],
  texts: {
    subject: { nl: 'Vraag', fr: 'Question', en: 'Question', de: 'Frage' },
    office: {
      nl: 'Vraag van {name}',
      fr: 'Question de {name}',
      en: 'Question from {name}',
      de: 'Frage von {name}',
    },
    visitor: {
      nl: 'Uw vraag aan {agency}',
      fr: 'Votre question à {agency}',
      en: 'Your question to {agency}',
      de: 'Ihre Frage an {agency}',
    },
    confirmation: {
      nl: 'We hebben uw vraag goed ontvangen en antwoorden {reply}.',
      fr: 'Nous avons bien reçu votre question et y répondrons {reply}.',
      en: 'We have received your question and will answer {reply}.',
      de: 'Wir haben Ihre Frage erhalten und antworten {reply}.',
    },
    thanksTitle: {
      nl: 'Uw vraag is aangekomen',
      fr: 'Votre question est bien arrivée',
      en: 'Your question has arrived',
      de: 'Ihre Frage ist angekommen',
    },
    thanksText: {
      nl: 'Bedankt voor uw vraag. We antwoorden {reply}.',
      fr: 'Merci pour votre question. Nous vous répondrons {reply}.',
      en: 'Thank you for your question. We will answer {reply}.',
      de: 'Danke für Ihre Frage. Wir antworten {reply}.',
    },
  },
  thanks,
})

export const siteContact = defineForm({
  fields,
  mayOmitPhone: true,
  texts: {
    subject: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
    office: {
      nl: 'Bericht van {name}',
      fr: 'Message de {name}',
      en: 'Message from {name}',
      de: 'Nachricht von {name}',
    },
    visitor: {
      nl: 'Uw bericht aan {agency}',
      fr: 'Votre message à {agency}',
      en: 'Your message to {agency}',
      de: 'Ihre Nachricht an {agency}',
    },
    confirmation: {
      nl: 'We hebben uw bericht goed ontvangen en antwoorden {reply}.',
      fr: 'Nous avons bien reçu votre message et y répondrons {reply}.',
      en: 'We have received your message and will answer {reply}.',
      de: 'Wir haben Ihre Nachricht erhalten und antworten {reply}.',
    },
    thanksTitle: {
      nl: 'Uw bericht is aangekomen',
      fr: 'Votre message est bien arrivé',
      en: 'Your message has arrived',
      de: 'Ihre Nachricht ist angekommen',
    },
    thanksText: {
      nl: 'Bedankt voor uw bericht. We lezen het en antwoorden {reply}.',
      fr: 'Merci pour votre message. Nous le lisons et vous répondrons {reply}.',
      en: 'Thank you for your message. We will read it and answer {reply}.',
      de: 'Danke für Ihre Nachricht. Wir lesen sie und antworten {reply}.',
    },
  },
  thanks,
})

/** The form that unlocks the file of its module. */
export const contactDownload = defineForm({
  fields: {},

  texts: {
    subject: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
    office: {
      nl: 'Brochure gedownload door {name}',
      fr: 'Brochure téléchargée par {name}',
      en: 'Brochure downloaded by {name}',
      de: 'Broschüre heruntergeladen von {name}',
    },
    visitor: {
      nl: 'Uw brochure van {agency}',
      fr: 'Votre brochure de {agency}',
      en: 'Your brochure from {agency}',
      de: 'Ihre Broschüre von {agency}',
    },
    confirmation: {
      nl: 'Hieronder staat de link naar het bestand dat u hebt gevraagd. Hij werkt {days} dagen.',
      fr: 'Voici le lien vers le fichier que vous avez demandé. Il est valable {days} jours.',
      en: 'Below is the link to the file that you asked for. It works for {days} days.',
      de: 'Unten finden Sie den Link zu der Datei, die Sie angefragt haben. Er gilt {days} Tage.',
    },
    thanksTitle: {
      nl: 'Veel leesplezier',
      fr: 'Bonne lecture',
      en: 'Enjoy reading',
      de: 'Viel Freude beim Lesen',
    },
    thanksText: {
      nl: 'De link naar het bestand staat in de mail die u van ons krijgt. Hij werkt {days} dagen.',
      fr: 'Le lien vers le fichier se trouve dans l’e-mail que nous vous envoyons. Il est valable {days} jours.',
      en: 'The link to the file is in the email we send you. It works for {days} days.',
      de: 'Den Link zur Datei finden Sie in der E-Mail, die Sie von uns erhalten. Er gilt {days} Tage.',
    },
  },
  thanks: { page: '', roles: ['valuation', 'sale', 'projects'] },
  mailsFile: true,
  icon: 'document',
})
