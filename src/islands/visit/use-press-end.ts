import { useEffect, useRef } from 'react'

/**
 * Waits until no pointer is down and its click was sent: fields that fold away must not move the button
 * that is being pressed.
 */
export function usePressEnd(): () => Promise<void> {
  const isDown = useRef(false)
  const waiting = useRef<() => void>(null)
  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
      // The browser sends the click after this event, in the same task.
      setTimeout(() => waiting.current?.())
    }
    const options = { capture: true }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    return () => {
      document.removeEventListener('pointerdown', press, options)
      document.removeEventListener('pointerup', release, options)
      document.removeEventListener('pointercancel', release, options)
    }
  }, [])
  return () =>
    new Promise((resolve) => {
      if (isDown.current) waiting.current = resolve
      else resolve()
    })
}
