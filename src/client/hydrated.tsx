import { chunks } from 'virtual:assets'
import type { ComponentType } from 'react'
import { IslandContent, serialise } from './island-content'
import type { IslandName, IslandTiming } from './island-name'

interface HydratedProps<Props extends object> {
  name: IslandName
  when: IslandTiming
  component: ComponentType<Props>
  /** All props of the component: only values that JSON can represent. */
  props: Props & Plain<Props>
}

/** Maps functions to `never`: JSON keeps everything else of the props. */
type Plain<T> = T extends (...args: never) => unknown
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T

/**
 * An island with state: the server renders `component`, `client/hydrate.tsx` hydrates it with the same
 * props. The component calls no `useId`, as its place in the tree differs on the two sides: ids are props.
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
