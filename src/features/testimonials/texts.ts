import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the screens of testimonials. */
export const testimonialTexts = {
  'testimonial.title': {
    nl: 'Getuigenissen',
    fr: 'Témoignages',
    en: 'Testimonials',
    de: 'Kundenstimmen',
  },
  'testimonial.name': {
    nl: 'Getuigenis {name}',
    fr: 'Témoignage {name}',
    en: 'Testimonial {name}',
    de: 'Kundenstimme {name}',
  },
  'testimonial.object': {
    nl: 'een getuigenis',
    fr: 'un témoignage',
    en: 'a testimonial',
    de: 'eine Kundenstimme',
  },
  'testimonial.intro': {
    nl: 'Wat klanten zeggen. Het blok ‘Wat klanten zeggen’ van een pagina toont ze in deze volgorde.',
    fr: 'Ce que disent vos clients. Le bloc «\u00a0Témoignages\u00a0» d’une page les affiche dans cet ordre.',
    en: 'What customers say. The block ‘Testimonials’ of a page shows them in this order.',
    de: 'Was Kunden sagen. Der Block „Kundenstimmen“ einer Seite zeigt sie in dieser Reihenfolge.',
  },
  'testimonial.create': {
    nl: 'Nieuwe getuigenis',
    fr: 'Nouveau témoignage',
    en: 'New testimonial',
    de: 'Neue Kundenstimme',
  },
  'testimonial.create.intro': {
    nl: 'De getuigenis is een concept tot u ze publiceert.',
    fr: 'C’est un brouillon tant que vous ne le publiez pas.',
    en: 'It stays a draft until you publish it.',
    de: 'Sie ist ein Entwurf, bis Sie sie veröffentlichen.',
  },
  'testimonial.edit': {
    nl: 'Een citaat van een klant. Vraag de klant vooraf of u het mag tonen.',
    fr: 'Une citation d’un client. Demandez-lui d’abord si vous pouvez l’afficher.',
    en: 'A quote by a customer. Ask the customer first whether you may show it.',
    de: 'Ein Zitat eines Kunden. Fragen Sie ihn vorher, ob Sie es zeigen dürfen.',
  },
  'testimonial.deleted': {
    nl: 'De getuigenis is verwijderd.',
    fr: 'Le témoignage est supprimé.',
    en: 'The testimonial has been deleted.',
    de: 'Die Kundenstimme ist gelöscht.',
  },
  'testimonial.author': { nl: 'Klant', fr: 'Client', en: 'Customer', de: 'Kunde' },
  'testimonial.author.help': {
    nl: 'Bijvoorbeeld een naam en een gemeente, zoals de klant het wil.',
    fr: 'Par exemple un nom et une commune, comme le client le souhaite.',
    en: 'For example a name and a town, as the customer wishes.',
    de: 'Zum Beispiel ein Name und ein Ort, wie der Kunde es wünscht.',
  },
  'testimonial.quote': { nl: 'Citaat', fr: 'Citation', en: 'Quote', de: 'Zitat' },
  'testimonial.about': {
    nl: 'Onder de naam',
    fr: 'Sous le nom',
    en: 'Below the name',
    de: 'Unter dem Namen',
  },
} satisfies TextsByKey
