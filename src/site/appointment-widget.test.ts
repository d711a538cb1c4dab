import { expect, test } from 'vitest'
import { appointmentWidget, widgetData } from './appointment-widget'

test('a widget gets the listing, the agency, the language and its visible parts as attributes', () => {
  const widget = appointmentWidget.parse({
    key: 'k-1',
    conditions: { privacy: { nl: 'Ik ga akkoord', fr: 'J’accepte' } },
    show: { phone: true, remarks: false },
  })
  const agency = {
    colorPrimary: '#1f4a3a',
    colorSecondary: '#ecd77f',
    colorPrimaryText: '#ffffff',
    logo: '/images/logo.svg',
  }
  const place = {
    lang: 'fr',
    id: 410001,
    isProject: false,
    address: 'https://lindehof.example/fr/property/410001',
    origin: 'https://lindehof.example',
  } as const
  expect(widgetData(widget, agency, place)).toEqual({
    'property-id': '410001',
    'color-primary': '#1f4a3a',
    'color-secondary': '#ecd77f',
    'color-text': '#ffffff',
    logo: 'https://lindehof.example/images/logo.svg',
    key: 'k-1',
    'property-url': 'https://lindehof.example/fr/property/410001',
    'site-url': 'https://lindehof.example',
    language: 'fr',
    'is-project': 'false',
    height: '600',
    'condition-privacy': 'J’accepte',
    'show-phone': 'true',
    'show-remarks': 'false',
  })
})
