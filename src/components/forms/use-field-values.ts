import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the current values of the fields with this name in the form around `inside`. They are null until hydration.
 * After it they include choices made before.
 */
export function useFieldValues(
  inside: RefObject<HTMLElement | null>,
  name: string,
): string[] | null {
  const [values, setValues] = useState<string[] | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const now = new FormData(form).getAll(name).map(String)
      setValues((current) => (current?.join() === now.join() ? current : now))
    }
    // The fields are reset after the event has been dispatched.
    const readReset = () => queueMicrotask(read)
    read()
    form.addEventListener('change', read)
    form.addEventListener('reset', readReset)
    return () => {
      form.removeEventListener('change', read)
      form.removeEventListener('reset', readReset)
    }
  }, [inside, name])
  return values
}
