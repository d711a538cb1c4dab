import type { ListedScript } from '../../platform/external-scripts/external-scripts'
import { readJson } from '../../platform/format/json'
import { configureTag } from './analytics'
import { isAllowed } from './consent'

const TIMEOUT_MS = 15_000

const loading = new Map<string, Promise<boolean>>()

/** The settings' list, as the server wrote it on `<body>`. */
export function listedScripts(): ListedScript[] {
  return (readJson(document.body.dataset.externalScripts) ?? []) as ListedScript[]
}

/** True for a script of the settings' list that the visitor gave consent for. */
export function mayLoad(id: string): boolean {
  const script = scriptOf(id)
  return script !== undefined && isAllowed(script.category)
}

/**
 * Loads a script of the settings' list, once a page; the only way that one comes in. `data` are more
 * data attributes, names without `data-`; it is added to `into`, or else to the head. False when it is
 * not listed, not allowed (listen to `CONSENT_CHANGED` and ask again) or does not come.
 */
export function loadExternalScript(
  id: string,
  data: Record<string, string> = {},
  into: Element = document.head,
): Promise<boolean> {
  const script = scriptOf(id)
  if (!script || !isAllowed(script.category)) return Promise.resolve(false)
  const known = loading.get(id)
  if (known) return known
  if (script.tagId) configureTag(script.tagId)
  const started = load(script.src, { ...script.data, ...data }, into)
  loading.set(id, started)
  return started
}

function scriptOf(id: string): ListedScript | undefined {
  return listedScripts().find((script) => script.id === id)
}

function load(src: string, data: Record<string, string>, into: Element): Promise<boolean> {
  const element = document.createElement('script')
  element.async = true
  for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const fail = (why: string) => {
    console.warn(`${src} ${why}`)
    resolve(false)
  }
  element.addEventListener('load', () => resolve(true))
  element.addEventListener('error', () => fail('did not load'))
  setTimeout(() => resolve(false), TIMEOUT_MS)
  element.src = src
  into.appendChild(element)
  return promise
}
