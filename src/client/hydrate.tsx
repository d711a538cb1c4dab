import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANG, isLang, type Lang } from '../platform/format/lang'
import type { Texts } from '../platform/i18n/texts'
import { IslandContent, parseProps } from './island-content'
import { reportError } from './report-error'

const TEXTS: Record<Lang, () => Promise<{ default: Texts }>> = {
  nl: () => import('virtual:texts/nl'),
  fr: () => import('virtual:texts/fr'),
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
}

/**
 * Hydrates the server's markup with the props in the island's data block. Resolves once the event handlers are
 * attached. If the component throws, during hydration or later, the server's HTML is restored.
 */
export async function hydrate(
  element: HTMLElement,
  Component: ComponentType<never>,
): Promise<void> {
  const { default: texts } = await TEXTS[pageLang()]()
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
        <Island {...parseProps(json, texts)} />
        <Hydration onEnd={end} />
      </IslandContent>,
      {
        onRecoverableError: (error) => reportError(nameOf(element), error),
        onUncaughtError(error) {
          // React empties the element after this call.
          setTimeout(() => {
            element.innerHTML = html
          })
          if (element.hasAttribute('ready')) markFailed(element, error)
          else reject(error)
        },
      },
    )
  })
}

function pageLang(): Lang {
  const lang = document.documentElement.lang.slice(0, 2)
  return isLang(lang) ? lang : DEFAULT_LANG
}

/** Puts the island into the state that it has without its script. */
function markFailed(element: HTMLElement, error: unknown): void {
  element.removeAttribute('ready')
  element.setAttribute('failed', '')
  reportError(nameOf(element), error)
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('name') ?? ''
}

/** Ends one render after its effects. In these effects islands read values that were typed before hydration. */
function Hydration({ onEnd }: { onEnd: () => void }) {
  const [hasAdopted, setAdopted] = useState(false)
  useEffect(() => {
    if (hasAdopted) onEnd()
    else setAdopted(true)
  }, [hasAdopted, onEnd])
  return null
}

/**
 * Returns a function that restores the text of each text area, because React resets a text area to its default text.
 */
function rememberTexts(element: HTMLElement): () => void {
  const areas = [...element.querySelectorAll('textarea')].map((area) => ({
    area,
    text: area.value,
  }))
  return function restore() {
    for (const { area, text } of areas) if (area.value !== text) area.value = text
  }
}
