import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandContent } from './island-content'
import { reportError } from './report-error'

/**
 * Hydrates what the server rendered with the props in the island's data block; resolves once its
 * handlers are attached. When the component throws, then or later, the server's HTML is put back.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const html = element.innerHTML
  const json =
    element.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}'
  const Island = Component as ComponentType<object>
  const restoreTexts = rememberTexts(element)
  return new Promise((resolve, reject) => {
    const end = () => {
      restoreTexts()
      resolve()
    }
    hydrateRoot(
      element,
      <IslandContent json={json}>
        <Island {...JSON.parse(json)} />
        <Hydration onEnd={end} />
      </IslandContent>,
      {
        onRecoverableError: (error) => reportError(nameOf(element), error),
        onUncaughtError(error) {
          // React empties the element after this call.
          setTimeout(() => {
            element.innerHTML = html
          })
          if (element.hasAttribute('ready')) giveUp(element, error)
          else reject(error)
        },
      },
    )
  })
}

/** From now on the island is as it would be without its script. */
function giveUp(element: HTMLElement, error: unknown): void {
  element.removeAttribute('ready')
  element.setAttribute('failed', '')
  reportError(nameOf(element), error)
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('name') ?? ''
}

/** Ends a render later than its effects, in which islands adopt what was typed before. */
function Hydration({ onEnd }: { onEnd: () => void }) {
  const [hasAdopted, setAdopted] = useState(false)
  useEffect(() => {
    if (hasAdopted) onEnd()
    else setAdopted(true)
  }, [hasAdopted, onEnd])
  return null
}

/** React sets a text area that has a default text back to it; the returned function undoes that. */
function rememberTexts(element: HTMLElement): () => void {
  const areas = [...element.querySelectorAll('textarea')].map((area) => ({
    area,
    text: area.value,
  }))
  return function restore() {
    for (const { area, text } of areas) if (area.value !== text) area.value = text
  }
}
