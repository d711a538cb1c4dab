import { defineExamples } from '../../../../components/module/define-examples'
import { video } from './video'

const LABEL = {
  nl: 'Wandeling door een herenhuis',
  fr: 'Promenade dans une maison de maître',
  en: 'A walk through a town house',
  de: 'Gang durch ein Herrenhaus',
}

export const videoExamples = defineExamples(video, [
  {
    name: 'of our own',
    config: {
      label: LABEL,
      files: {
        mobile: '/videos/quay-mobile.mp4',
        desktop: '/videos/quay-desktop.mp4',
        poster: '/videos/quay.jpg',
      },
    },
    data: null,
  },
  {
    name: 'in a frame',
    config: {
      label: LABEL,
      url: 'https://youtu.be/aqz-KE-bpKQ',
      poster: '/images/demo/living-old-medium-terra-960.jpg',
    },
    data: null,
  },
  { name: 'elsewhere', config: { label: LABEL, url: 'https://films.example/1' }, data: null },
])
