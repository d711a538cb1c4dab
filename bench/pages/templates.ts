/** One page of each template. */
export const TEMPLATES = {
  home: '/nl/',
  list: '/nl/te-koop',
  detail: '/nl/property/410001',
  project: '/nl/project/p/9001',
  sold: '/nl/verkocht',
  article: '/nl/verkopen-met-lindehof/uw-woning-voorbereiden',
  contact: '/nl/contact',
  form: '/nl/waardebepaling',
  login: '/nl/login',
}

export type Template = keyof typeof TEMPLATES
