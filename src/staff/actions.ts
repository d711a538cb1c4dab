import type { Context, Hono } from 'hono'
import type { AppEnv } from '../env'
import { readTexts } from '../platform/http/read-body'
import { resultAddress } from './list-query'

/** Returns the result in `?done` that a redirect after an action has set, or null if it is not one of these. */
export function doneOf<const Result extends string>(
  c: Context<AppEnv>,
  results: readonly Result[],
): Result | null {
  return results.find((result) => result === c.req.query('done')) ?? null
}

type Texts = Record<string, string>

/**
 * Serves a POST request for each action on a subject, by its path below the subject's path. An action returns a
 * response, the result (`?done`) that the subject's page confirms, or a refusal, which `refuse` shows. Null is the
 * status 404.
 */
export function serveActions<Subject, Refusal = never>(
  area: Hono<AppEnv>,
  path: string,
  load: (c: Context<AppEnv>, texts: Texts) => Promise<Subject | Response | null>,
  actions: Record<
    string,
    (
      c: Context<AppEnv>,
      subject: Subject,
      texts: Texts,
    ) => Promise<Response | string | NoInfer<Refusal> | null>
  >,
  refuse?: (c: Context<AppEnv>, subject: Subject, refusal: Refusal) => Promise<Response | null>,
): void {
  for (const [name, action] of Object.entries(actions)) {
    area.post(path + name, async (c, next) => {
      const texts = await readTexts(c, ['form'])
      const subject = await load(c, texts)
      if (subject === null) return next()
      if (subject instanceof Response) return subject
      const result = await action(c, subject, texts)
      if (result === null) return next()
      if (result instanceof Response) return result
      if (typeof result !== 'string') return (await refuse?.(c, subject, result)) ?? next()
      const address = c.req.path.slice(0, c.req.path.length - name.length)
      return c.redirect(resultAddress(c, address, result), 303)
    })
  }
}
