import { defineExamples } from '../../../components/module/define-examples'
import type { Article } from '../queries'
import { article } from './article'

const WORDS: Article = {
  id: 1,
  categoryId: 1,
  title: {
    nl: 'Wie we zijn',
    fr: 'Qui sommes-nous',
    en: 'Who we are',
    de: 'Wer wir sind',
  },
  introText: {
    nl: '<p>Drie kantoren, elf mensen en één manier van werken.</p>',
    fr: '<p>Trois bureaux, onze personnes et une seule manière de travailler.</p>',
    en: '<p>Three offices, eleven people and one way of working.</p>',
    de: '<p>Drei Büros, elf Menschen und eine Art zu arbeiten.</p>',
  },
  fullText: {},
  params: {},
  image: null,
  ownPage: null,
  shownDate: null,
}

export const articleExamples = defineExamples(article, [
  { name: 'words alone', config: { articleId: 1 }, data: WORDS },
  {
    name: 'with a picture',
    config: { articleId: 1 },
    data: {
      ...WORDS,
      image: { url: '/images/demo/room-ochre-office-desks-960.jpg', alt: { nl: 'Kantoor' } },
    },
  },
  {
    name: 'with a video',
    config: { articleId: 1 },
    data: {
      ...WORDS,
      params: { showVideo: true, videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    },
  },
  {
    name: 'folded on a phone',
    config: { articleId: 1, foldsOnPhone: true },
    data: { ...WORDS, fullText: WORDS.introText },
  },
  { name: 'not published', config: { articleId: 2 }, data: null },
])
