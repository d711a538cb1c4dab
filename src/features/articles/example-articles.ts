import type { Article } from './queries'

/** Two short articles, one of them with every optional field. */
export const EXAMPLE_ARTICLES: Article[] = [
  {
    id: 1,
    categoryId: 5,
    title: {
      nl: 'Wat kost een verkoop',
      fr: 'Ce que coûte une vente',
      en: 'What a sale costs',
      de: 'Was ein Verkauf kostet',
    },
    introText: {
      nl: '<p>Ons ereloon staat vooraf op papier.</p>',
      fr: '<p>Nos honoraires sont fixés par écrit au préalable.</p>',
      en: '<p>Our fee is on paper beforehand.</p>',
      de: '<p>Unser Honorar steht vorher auf Papier.</p>',
    },
    fullText: {
      nl: '<p>U betaalt pas bij de akte.</p>',
      fr: '<p>Vous ne payez qu’à l’acte.</p>',
      en: '<p>You pay only at the deed.</p>',
      de: '<p>Sie zahlen erst bei der Beurkundung.</p>',
    },
    params: {},
    image: null,
    ownPage: {
      parentId: null,
      slugs: { nl: 'kosten', fr: 'couts', en: 'costs', de: 'kosten' },
    },
    shownDate: '2026-03-09',
  },
  {
    id: 2,
    categoryId: 5,
    title: {
      nl: 'De bezoeken',
      fr: 'Les visites',
      en: 'The viewings',
      de: 'Die Besichtigungen',
    },
    introText: {
      nl: '<p>Altijd met de makelaar die uw dossier kent.</p>',
      fr: '<p>Toujours avec l’agent qui connaît votre dossier.</p>',
      en: '<p>Always with the agent who knows your file.</p>',
      de: '<p>Immer mit der Person, die Ihre Unterlagen kennt.</p>',
    },
    fullText: {},
    params: {
      showReadMore: true,
      readMoreText: { nl: 'Lees verder', fr: 'Lire la suite', en: 'Read on', de: 'Weiterlesen' },
      readMoreLink: { nl: '/nl/contact', fr: '/fr/contact', en: '/en/contact', de: '/de/kontakt' },
      showVideo: true,
      videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    image: {
      url: '/images/demo/living-old-medium-terra-960.jpg',
      alt: { nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
    },
    ownPage: null,
    shownDate: null,
  },
]
