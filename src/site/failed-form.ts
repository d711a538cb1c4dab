import { createMiddleware } from 'hono/factory'
import type { AppEnv, FailedForm } from '../env'

const failedForms = new WeakMap<Request, FailedForm>()

/** Returns a request for a page that shows this form again, with the typed values and their issues. */
export function withFailedForm(request: Request, form: FailedForm): Request {
  failedForms.set(request, form)
  return request
}

/** Sets `failedForm` on the internal request for the page that shows a failed form again. */
export const failedForm = createMiddleware<AppEnv>(async function failedForm(c, next) {
  c.set('failedForm', failedForms.get(c.req.raw))
  await next()
})
