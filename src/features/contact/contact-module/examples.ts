import { defineExamples } from '../../../components/module/define-examples'
import { EXAMPLE_PERSON } from '../../../components/module/example-person'
import type { MapMarker } from '../../../site/markers'
import { contact } from './contact'

const HOURS = {
  title: {
    nl: 'Openingsuren',
    fr: 'Heures d’ouverture',
    en: 'Opening hours',
    de: 'Öffnungszeiten',
  },
  text: {
    nl: 'Maandag tot vrijdag\n9 tot 18 uur',
    fr: 'Du lundi au vendredi\nde 9 à 18 heures',
    en: 'Monday to Friday\n9 am to 6 pm',
    de: 'Montag bis Freitag\n9 bis 18 Uhr',
  },
}

const OFFICE: MapMarker = {
  id: 1,
  lat: 51.0508,
  lng: 3.7176,
  markerColor: '#1f4a3a',
  markerImage: null,
  link: null,
  title: { nl: 'Lindehof Gent' },
  address: { nl: 'Lindenlei 14, 9000 Gent', fr: 'Lindenlei 14, 9000 Gand' },
}

const NOTHING = { markers: [], reader: null, listing: null }

const SOURCE = {
  name: 'Source',
  type: 'select',
  label: {
    nl: 'Hoe leerde u ons kennen?',
    fr: 'Comment nous avez-vous connus ?',
    en: 'How did you hear of us?',
    de: 'Wie haben Sie von uns erfahren?',
  },
  options: ['Google', 'Immoweb'],
}

export const contactExamples = defineExamples(contact, [
  { name: 'a general contact form', config: { form: 'contact' }, data: NOTHING },
  {
    name: 'a general contact form above a map',
    config: { form: 'contact', map: true, reader: { personId: 1, text: HOURS.text } },
    data: { markers: [OFFICE], reader: EXAMPLE_PERSON, listing: null },
  },
  {
    name: 'a site contact form beside blocks of two widths',
    config: { form: 'site-contact', info: [{ ...HOURS, columns: 6 }, HOURS] },
    data: NOTHING,
  },
  {
    name: 'a site contact form that can do without a phone number',
    config: { form: 'site-contact', phoneOptional: true },
    data: NOTHING,
  },
  {
    name: 'a form that hands out a file and asks more',
    config: {
      form: 'contact-download',
      file: '/documents/brochure.pdf',
      layoutConfig: { fields: [SOURCE, { name: 'Rooms', type: 'number' }] },
      conversion: '{"event":"brochure"}',
    },
    data: NOTHING,
  },
  {
    name: 'a form about a project',
    config: { form: 'project-contact', projectId: 9001, conversion: 'no JSON' },
    data: NOTHING,
  },
])
