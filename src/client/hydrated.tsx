import { chunks } from 'virtual:assets'
import type { ComponentType } from 'react'
import { IslandContent, serialise } from './island-content'
import type { IslandName, IslandTiming } from './island-name'

interface HydratedProps<Props extends object> {
  name: IslandName
  when: IslandTiming
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
  const { name, when, component: Component, props } = island
  return (
    <pand-island name={name} timing={when} scripts={chunks[name]?.join(' ')}>
      <IslandContent json={serialise(props)}>
        <Component {...(props as Props)} />
      </IslandContent>
    </pand-island>
  )
}
