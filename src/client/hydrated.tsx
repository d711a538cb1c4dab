import { chunks, texts } from 'virtual:assets'
import type { ComponentType } from 'react'
import type { Lang } from '../platform/format/lang'
import { islandTexts } from '../platform/i18n/island-texts'
import { IslandContent } from './island-content'
import type { IslandName, IslandTiming } from './island-name'

interface HydratedProps<Props extends object> {
  name: IslandName
  when: IslandTiming
  lang: Lang
  component: ComponentType<Props>
  /** All props of the component. Only values that JSON can represent are allowed. */
  props: Props & Plain<Props>
}

/** Maps functions to `never`, because JSON cannot represent them. */
type Plain<T> = T extends (...args: never) => unknown
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T

/**
 * An island with state. The server renders `component`, and `client/hydrate.tsx` hydrates it with the same props. The
 * component must not call `useId`, because its position in the tree differs between server and client. Ids are props.
 */
export function Hydrated<Props extends object>(island: HydratedProps<Props>) {
  const { name, when, lang, component: Component, props } = island
  const scripts = chunks[name] && [...chunks[name], texts[lang]].join(' ')
  return (
    <pand-island name={name} timing={when} scripts={scripts}>
      <IslandContent json={serialise(props, lang)}>
        <Component {...(props as Props)} />
      </IslandContent>
    </pand-island>
  )
}

/**
 * Returns the props as JSON that is safe inside a `script` element. Objects named `texts` contain only texts that differ
 * from those in the script of the language, such as the agency's replacements.
 */
function serialise(props: object, lang: Lang): string {
  const known: Record<string, string | undefined> = islandTexts(lang)
  const json = JSON.stringify(props, (key, value) => {
    if (key !== 'texts') return value
    return Object.fromEntries(Object.entries(value).filter(([key, text]) => known[key] !== text))
  })
  return json.replaceAll('<', '\\u003c')
}
