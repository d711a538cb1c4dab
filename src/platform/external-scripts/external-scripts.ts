import { z } from 'zod'
import { CONSENT_CATEGORIES } from './consent-categories'

const origin = z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)

/** Of another site over https, or a file of this one. */
const address = z.string().regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/)

/** A third-party script: a tag, an appointment widget, reviews, an embed. */
export const externalScript = z.object({
  /** What it is, which says what it may reach (`script-templates.ts`). */
  template: z.enum(['google', 'reviews', 'booking', 'own']).default('own'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  src: address,
  /** The consent that it needs before it loads. */
  category: z.enum(['necessary', ...CONSENT_CATEGORIES]),
  /** Loads on every page, or when an island requests it. */
  on: z.enum(['page', 'demand']).default('demand'),
  /** Its data attributes, names without `data-`. */
  data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
  /** The argument of `config`, for Google's tags. */
  tagId: z.string().optional(),
  /** Further origins that the content security policy allows it. */
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

/** Names each script that needs consent with its category, as the register of choices keeps it. */
export function askedScripts(scripts: readonly ExternalScript[]): string {
  return scripts
    .filter(needsConsent)
    .map(({ id, category }) => `${id}: ${category}`)
    .sort()
    .join(', ')
}

export type ScriptSources = Record<keyof ExternalScript['hosts'], string[]>

/** Returns the origins that a security policy must let in for these scripts, and no others. */
export function sourcesOf(scripts: readonly ExternalScript[]): ScriptSources {
  const reached = (kind: keyof ScriptSources) => [
    ...new Set(scripts.flatMap(({ hosts }) => hosts[kind])),
  ]
  const own = scripts.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin]))
  return {
    script: [...new Set([...own, ...reached('script')])],
    connect: reached('connect'),
    frame: reached('frame'),
    style: reached('style'),
  }
}
