import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { sendFile } from '../../platform/http/send-file'
import { cameBySignedLink, LINK_SECONDS, signedPath } from '../../platform/http/signed-link'
import { translator } from '../../platform/i18n'
import { findEarlyToken } from '../../site/early-link'
import { type FetchApp, jsonResponse, wantsHtml } from '../../site/form-answer'
import { formConfig } from '../../site/forms/form-config'
import { documentRequest } from '../../site/forms/listing.form'
import { loadSite } from '../../site/load-site'
import { preferredLang } from '../../site/preferred-lang'
import { limitForm, readForm } from '../../site/read-form'
import { detailPath, thanksPath } from '../../urls'
import { answerForm, readEnvelope, submitForm, tooLarge, unreadable } from '../leads/leads'
import type { SentForm } from '../leads/submission'
import { type DocumentMatch, documentName, findDocument } from './find-document'
import { isRemembered, remember } from './remembered-form'

/** Returns the routes of the form that unlocks a listing's documents. */
export function documentsApi(fetchApp: FetchApp): Hono<AppEnv> {
  const documents = new Hono<AppEnv>()
  documents.use(methodNotAllowed({ app: documents }))
  documents.use(loadSite)

  /** Responds with true for a browser whose cookie states that the form for the listing was filled in. */
  documents.get('/:listing', limitCalls('document'), async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ remembered: await isRemembered(c, c.req.param('listing')) })
  })

  documents.get('/:listing/:document', limitCalls('document'), async (c) => {
    const isAllowed = (await cameBySignedLink(c)) || (await isRemembered(c, c.req.param('listing')))
    const match = await findDocument(c, { isAllowed })
    if (!match) return notFound(c)
    if (isAllowed) return sendFile(c, match.record.url, fileName(match))
    const wasLink = c.req.query('key') !== undefined
    return wantsHtml(c) && !wasLink ? c.redirect(gatePage(c, match), 303) : expired(c)
  })

  documents.post(
    '/:listing/:document',
    limitCalls('document'),
    limitCalls('form'),
    limitForm((c) => tooLarge(c, fetchApp)),
    async (c) => {
      const raw = await readForm(c)
      if (raw === 'too large') return tooLarge(c, fetchApp)
      const listing = c.req.param('listing')
      const isAllowed = await isRemembered(c, listing)
      const form = readEnvelope(c, typeof raw === 'string' ? {} : raw)
      const earlyToken = await findEarlyToken(c, Number(listing), form.page ?? '')
      const match = await findDocument(c, { isAllowed, earlyToken })
      if (!match) return notFound(c)
      if (typeof raw === 'string') return unreadable(c, raw)
      if (isAllowed) return sendDocument(c, match)

      const { record } = match.listing
      const subject =
        match.listing.kind === 'project'
          ? { ProjectIDs: record.id, IsProject: true, ObjectID: '' }
          : { ObjectID: record.id, IsProject: false, ProjectIDs: '' }
      const sent: SentForm = {
        ...form,
        kind: 'document-request',
        raw: { ...raw, ...subject },
        limit: 'document-gate',
        document: { ...match, name: documentName(match, form.lang) },
      }
      const outcome = await submitForm(c, sent)
      if (outcome.status === 'success' && !outcome.isHoneypotFilled) await remember(c, listing)
      const { page } = documentRequest.thanks
      const after = outcome.status === 'success' ? outcome.fileUrl : null
      return answerForm(c, fetchApp, sent, outcome, after ?? thanksPath(form.lang, page))
    },
  )
  return documents
}

/** The routes of the file that a module's download form unlocks. */
export const files = new Hono<AppEnv>()
files.use(methodNotAllowed({ app: files }))
files.get('/:module{[1-9][0-9]*}', limitCalls('document'), loadSite, async (c) => {
  const modules = Object.values(c.get('content').modules).flat()
  const module = modules.find(({ id }) => id === Number(c.req.param('module')))
  const config = module && formConfig.safeParse(module.config)
  const file = config?.success ? config.data.file : undefined
  if (!file) return notFound(c)
  if (!(await cameBySignedLink(c))) return expired(c)
  return sendFile(c, file, file.split('/').at(-1) ?? '')
})

/** Returns the path of the page with the form, for a browser that opens this address after a failed post. */
function gatePage(c: Context<AppEnv>, { listing }: DocumentMatch): string {
  const { languages } = c.get('content').site.settings
  const lang = preferredLang(c.req.header('Accept-Language'), languages)
  const { kind, record } = listing
  c.header('Cache-Control', 'no-store')
  return readEnvelope(c, {}).page ?? `${detailPath(lang, { kind, id: record.id })}#documents`
}

async function sendDocument(c: Context<AppEnv>, { path }: DocumentMatch): Promise<Response> {
  const fileUrl = await signedPath(c, path, LINK_SECONDS.now)
  if (!wantsHtml(c)) return jsonResponse(c, { status: 'success', isHoneypotFilled: false, fileUrl })
  c.header('Cache-Control', 'no-store')
  return c.redirect(fileUrl, 303)
}

function fileName({ facts }: DocumentMatch): string {
  return facts.fileName || `document-${facts.id}`
}

function notFound(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'failed', issues: [] }, 404)
}

/** Responds to an expired link in the visitor's language. */
function expired(c: Context<AppEnv>): Response {
  const { languages } = c.get('content').site.settings
  const lang = preferredLang(c.req.header('Accept-Language'), languages)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Language', lang)
  return c.text(translator(lang)('refusal.expired'), 403)
}
