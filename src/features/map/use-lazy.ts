import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

type Loader<Props> = () => Promise<ComponentType<Props>>

/** A component with heavy imports, fetched once it is wanted; `load` is null where it never is. */
export function useLazy<Props>(
  load: Loader<Props> | null,
  isWanted: boolean,
  onFail: (error: unknown) => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const fetchIt = useEffectEvent(() => {
    // Another load may answer with another component, in whose place all that its visitor did would be gone.
    if (!component) load?.().then((loaded) => setComponent(() => loaded), onFail)
  })
  useEffect(() => {
    if (isWanted) fetchIt()
  }, [isWanted])
  return component
}
