import { defineExamples } from '../../../../components/module/define-examples'
import { banner } from './banner'

const TITLE = {
  nl: 'Thuis is een adres dat klopt',
  fr: 'Chez soi, c’est une adresse qui sonne juste',
  en: 'Home is an address that feels right',
  de: 'Zuhause ist eine Adresse, die stimmt',
}

export const bannerExamples = defineExamples(banner, [
  {
    name: 'hero with a picture',
    config: { layout: 'hero', title: TITLE, image: '/images/demo/hero-quay-960.jpg' },
    data: null,
  },
  { name: 'band with words only', config: { layout: 'band', title: TITLE }, data: null },
  {
    name: 'band on a dark colour',
    placement: { class: 'low' },
    config: { layout: 'band', title: TITLE, text: TITLE, colour: '#1f4a3a' },
    data: null,
  },
  {
    name: 'band on a picture',
    config: {
      layout: 'band',
      type: 'image',
      title: TITLE,
      image: '/images/demo/hero-table-960.jpg',
    },
    data: null,
  },
  {
    name: 'band on a video',
    config: {
      layout: 'band',
      type: 'video',
      title: TITLE,
      alt: TITLE,
      video: {
        mobile: '/videos/night-mobile.mp4',
        desktop: '/videos/night-desktop.mp4',
        poster: '/videos/night.jpg',
      },
    },
    data: null,
  },
  {
    name: 'band on nothing',
    config: { layout: 'band', type: 'transparent', title: TITLE },
    data: null,
  },
  {
    name: 'split with an address',
    config: { layout: 'split', title: TITLE, askAddress: true },
    data: null,
  },
  {
    name: 'split with a button',
    config: {
      layout: 'split',
      title: { nl: 'Wat is uw huis vandaag waard?', fr: 'Que vaut votre maison aujourd’hui ?' },
      image: '/images/demo/living-old-large-linden-960.jpg',
      button: { label: { nl: 'Gratis schatting', fr: 'Estimation gratuite' }, role: 'valuation' },
    },
    data: null,
  },
])
