import type { Context } from 'hono'
import type { View } from '../components/ui/view'
import type { AppEnv } from '../env'
import type { Lang } from '../platform/format/lang'
import { translator } from '../platform/i18n'

/** Returns the view of a page whose address differs only by language. `pathIn` returns the path in a language. */
export function createView(c: Context<AppEnv>, lang: Lang, pathIn: (lang: Lang) => string): View {
  const { site } = c.get('content')
  const alternates = site.settings.languages.map((other) => [other, pathIn(other)] as const)
  return {
    lang,
    t: translator(lang, site.labels[lang]),
    site,
    origin: c.get('origin'),
    path: pathIn(lang).split('?')[0] ?? '',
    alternates: Object.fromEntries(alternates),
    preview: c.get('editor') !== undefined,
    editor: c.get('editor'),
    form: c.get('failedForm')?.state,
  }
}
