import type { ListedScript } from '../../platform/external-scripts/external-scripts'
import { readJson } from '../../platform/format/json'
import { configureTag } from './analytics'
import { isAllowed } from './consent'

const TIMEOUT_MS = 15_000

const loading = new Map<string, Promise<boolean>>()

/** Returns the external scripts of the settings, which the server wrote as JSON on `<body>`. */
export function listedScripts(): ListedScript[] {
  return (readJson(document.body.dataset.externalScripts) ?? []) as ListedScript[]
}

/** Returns true if the script is listed in the settings and the visitor has consented to it. */
export function canLoad(id: string): boolean {
  const script = scriptOf(id)
  return script !== undefined && isAllowed(script.category)
}

/**
 * Loads a script of the settings' list, at most once per page. All external scripts are loaded by this function. `data`
 * contains more data attributes, with names without `data-`. The script is added to `into`, or to the head by default.
 * Returns false if the script is not listed, is not allowed (listen to `CONSENT_CHANGED` and call again) or fails to
 * load.
 */
export function loadExternalScript(
  id: string,
  data: Record<string, string> = {},
  parent: Element = document.head,
): Promise<boolean> {
  const script = scriptOf(id)
  if (!script || !isAllowed(script.category)) return Promise.resolve(false)
  const known = loading.get(id)
  if (known) return known
  if (script.tagId) configureTag(script.tagId)
  const started = load(script.src, { ...script.data, ...data }, parent)
  loading.set(id, started)
  return started
}

function scriptOf(id: string): ListedScript | undefined {
  return listedScripts().find((script) => script.id === id)
}

function load(src: string, data: Record<string, string>, parent: Element): Promise<boolean> {
  const element = document.createElement('script')
  element.async = true
  for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const fail = (reason: string) => {
    console.warn(`${src} ${reason}`)
    resolve(false)
  }
  element.addEventListener('load', () => resolve(true))
  element.addEventListener('error', () => fail('did not load'))
  setTimeout(() => resolve(false), TIMEOUT_MS)
  element.src = src
  parent.appendChild(element)
  return promise
}
