import { z } from 'zod'
import { CONSENT_CATEGORIES } from './consent-categories'

const origin = z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'field.wrong.origin')

/** An https address of another site, or a path of this site. */
const address = z.string().regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/)

/** A third-party script: a tag, an appointment widget, reviews, an embed. */
export const externalScript = z.object({
  /** The template of the script, which determines the hosts that it may use (`script-templates.ts`). */
  template: z.enum(['google', 'reviews', 'booking', 'own']).default('own'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'field.wrong.name'),
  src: address,
  /** The consent that is required before the script loads. */
  category: z.enum(['necessary', ...CONSENT_CATEGORIES]),
  /** `page` loads the script on every page, `demand` when an island requests it. */
  on: z.enum(['page', 'demand']).default('demand'),
  /** The data attributes of the element, with names without `data-`. */
  data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
  /** The argument of `config` for Google's tags. */
  tagId: z.string().optional(),
  /** Additional origins that the content security policy allows for the script. */
  hosts: z
    .object({
      script: z.array(origin).default([]),
      connect: z.array(origin).default([]),
      frame: z.array(origin).default([]),
      style: z.array(origin).default([]),
    })
    .prefault({}),
})
export type ExternalScript = z.infer<typeof externalScript>

/** The part of a script's entry that is sent to the browser. */
export type ListedScript = Pick<ExternalScript, 'id' | 'src' | 'category' | 'on' | 'data' | 'tagId'>

export function needsConsent({ category }: ListedScript): boolean {
  return category !== 'necessary'
}

/** Returns each script that requires consent with its category, in the format of the consent log. */
export function consentScripts(scripts: readonly ExternalScript[]): string {
  return scripts
    .filter(needsConsent)
    .map(({ id, category }) => `${id}: ${category}`)
    .sort()
    .join(', ')
}

export type ScriptSources = Record<keyof ExternalScript['hosts'], string[]>

/** Returns the origins that a content security policy must allow for these scripts. */
export function sourcesOf(scripts: readonly ExternalScript[]): ScriptSources {
  const sourcesOf = (kind: keyof ScriptSources) => [
    ...new Set(scripts.flatMap(({ hosts }) => hosts[kind])),
  ]
  const srcOrigins = scripts.flatMap(({ src }) =>
    src.startsWith('/') ? [] : [new URL(src).origin],
  )
  return {
    script: [...new Set([...srcOrigins, ...sourcesOf('script')])],
    connect: sourcesOf('connect'),
    frame: sourcesOf('frame'),
    style: sourcesOf('style'),
  }
}
