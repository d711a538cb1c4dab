import { z } from 'zod'
import { CONSENT_CATEGORIES } from './consent'

const origin = z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)

/** Of another site over https, or a file of this one. */
const address = z.string().regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/)

/** A script that is not ours to bundle: a tag, an appointment widget, reviews, an embed. */
export const externalScript = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  src: address,
  /** What a visitor must have allowed before it is asked for. */
  category: z.enum(['necessary', ...CONSENT_CATEGORIES]),
  /** On every page, or where a piece of page asks for it. */
  on: z.enum(['page', 'demand']).default('demand'),
  /** Its data attributes, names without `data-`. */
  data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
  /** For Google's tags: what `config` is called with. */
  tagId: z.string().optional(),
  /** What it may reach beyond its own address. */
  hosts: z
    .object({
      script: z.array(origin).default([]),
      connect: z.array(origin).default([]),
      frame: z.array(origin).default([]),
      style: z.array(origin).default([]),
    })
    .prefault({}),
})
type ExternalScript = z.infer<typeof externalScript>

/** What a browser must know of it. */
export type ListedScript = Pick<ExternalScript, 'id' | 'src' | 'category' | 'on' | 'data' | 'tagId'>

export function needsConsent({ category }: ListedScript): boolean {
  return category !== 'necessary'
}

export type ScriptSources = Record<keyof ExternalScript['hosts'], string[]>

/** The origins that a security policy must let in for these scripts, and no others. */
export function sourcesOf(scripts: readonly ExternalScript[]): ScriptSources {
  const reached = (kind: keyof ScriptSources) => scripts.flatMap(({ hosts }) => hosts[kind])
  const own = scripts.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin]))
  return {
    script: unique([...own, ...reached('script')]),
    connect: unique(reached('connect')),
    frame: unique(reached('frame')),
    style: unique(reached('style')),
  }
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)]
}
