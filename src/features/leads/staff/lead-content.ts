import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { ExtraField } from '../../../site/forms/extra-fields'
import { formConfig } from '../../../site/forms/form-config'
import type { LeadKind } from '../../../site/forms/forms'
import { allRentalFields } from '../../../site/forms/rental-application'
import { questionsOf } from '../../../site/forms/rules'
import { findLeadListing } from '../lead-listing'
import type { LeadContent } from '../mail/lead-facts'
import type { Lead } from '../queries'

/** Returns the content of a stored lead's form, with the current listing and questions. */
export async function leadContent(c: Context<AppEnv>, lead: Lead): Promise<LeadContent> {
  const { site } = c.get('content')
  const db = c.get('db')
  return {
    ...lead,
    site,
    listing: await findLeadListing(db, c.get('cache'), site.settings, lead),
    extraFields: extraFieldsOf(c, lead),
    document: null,
    // The page uses relative links.
    origin: '',
    data: withListingIds(lead),
  }
}

/**
 * Returns a field for each answer: the question of the lead's own module, of another form of its kind or of a rental
 * application, or else a field named after the answer.
 */
function extraFieldsOf(c: Context<AppEnv>, { kind, moduleId, extra }: Lead): ExtraField[] {
  const questions = formQuestions(c, kind, moduleId)
  return Object.keys(extra).map(
    (name) =>
      questions.find((question) => question.name === name) ?? {
        name,
        type: 'string',
        options: [],
        required: false,
      },
  )
}

function formQuestions(c: Context<AppEnv>, kind: LeadKind, moduleId: number | null): ExtraField[] {
  const { modules, site } = c.get('content')
  const all = Object.values(modules).flat()
  const ownFirst = [...all.filter(({ id }) => id === moduleId), ...all]
  const added = ownFirst.flatMap(({ config }) => {
    const form = formConfig.safeParse(config)
    return form.success && form.data.form === kind ? questionsOf(form.data, site) : []
  })
  return [...added, ...allRentalFields(site.labels)]
}

/** Returns the data of a lead with the ids of its listing, which some forms have only in their address. */
export function withListingIds({ data, propertyId, projectId }: Lead): Lead['data'] {
  const ProjectIDs = data.ProjectIDs?.length ? data.ProjectIDs : projectId ? [projectId] : undefined
  const ObjectID = data.IsProject ? undefined : (data.ObjectID ?? propertyId ?? undefined)
  return { ...data, ObjectID, ProjectIDs }
}
