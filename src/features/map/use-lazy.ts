import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

type Loader<Props> = () => Promise<ComponentType<Props>>

/**
 * Returns a component with large imports, which is loaded once `shouldLoad` is true. If `load` is null, it is never
 * loaded.
 */
export function useLazy<Props>(
  load: Loader<Props> | null,
  shouldLoad: boolean,
  onFail: (error: unknown) => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const fetchIt = useEffectEvent(() => {
    // A second load could return another component, and mounting it would lose the state of the first.
    if (!component) load?.().then((loaded) => setComponent(() => loaded), onFail)
  })
  useEffect(() => {
    if (shouldLoad) fetchIt()
  }, [shouldLoad])
  return component
}
