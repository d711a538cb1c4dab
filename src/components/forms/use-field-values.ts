import { type RefObject, useEffect, useState } from 'react'

/**
 * The values of the fields with this name, as they change, in the form around `inside`; null until
 * React has come, and then what was chosen before counts too.
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
      setValues((before) => (before?.join() === now.join() ? before : now))
    }
    // The fields are reset after the event.
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
