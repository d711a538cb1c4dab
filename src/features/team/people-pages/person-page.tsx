import { Hydrated } from '../../../client/hydrated'
import { formFacts } from '../../../components/forms/form-facts'
import { LeadForm } from '../../../components/lead-form/lead-form.island'
import {
  PORTRAIT_WIDTHS,
  ResponsivePicture,
  sharedPicture,
} from '../../../components/media/picture'
import { NO_PORTRAIT } from '../../../components/media/portrait'
import { Breadcrumbs } from '../../../components/shell/breadcrumbs'
import { JsonLd } from '../../../components/shell/json-ld'
import { agencyId, type Crumb } from '../../../components/shell/structured-data'
import type { View } from '../../../components/ui/view'
import { managerFunction } from '../../../listing/manager'
import { pick } from '../../../platform/format/lang'
import type { Office } from '../../../site/site'
import type { TeamMember } from '../../../site/team'
import { officePath } from '../../../urls'
import { Ipi, PersonLinks, Role, Spoken } from '../team-module/person-card'

export const PORTRAIT_SIZES = '(min-width: 48rem) 22rem, 60vw'
const FORM_ID = 'ask'

interface PersonPageProps {
  view: View
  person: TeamMember
  /** The person's office. */
  office: Office | undefined
  crumbs: Crumb[]
}

/** The page of a team member: contact details, the listings in a slot, and a form. */
export function PersonPage({ view, person, office, crumbs }: PersonPageProps) {
  const { t, lang } = view
  const { name } = person
  const about = pick(person.about, lang)
  const facts = formFacts(view, {
    kind: 'contact',
    subject: name,
    hidden: { memberId: person.id },
  })
  return (
    <>
      <JsonLd data={personData(view, person, office)} />
      <div className="wrap page-crumbs">
        <Breadcrumbs view={view} items={[...crumbs, { label: name }]} />
      </div>
      <div className="wrap person-page">
        <ResponsivePicture
          src={person.photo ?? NO_PORTRAIT}
          alt=""
          sizes={PORTRAIT_SIZES}
          width={1000}
          height={1200}
          widths={PORTRAIT_WIDTHS}
          eager
        />
        <div>
          <h1>{name}</h1>
          <Role view={view} person={person} />
          <Ipi view={view} person={person} />
          {about && <p className="about">{about}</p>}
          <Spoken view={view} person={person} />
          <OfficeLink view={view} office={office} />
          <PersonLinks view={view} person={person} />
          <a className="button" href={`#${FORM_ID}`}>
            {t('person.ask', { name })}
          </a>
        </div>
      </div>
      <pand-sheets />
      <pand-slot />
      <section className="section tight form-section" id={FORM_ID} aria-labelledby="ask-title">
        <div className="wrap">
          <div className="section-head">
            <h2 id="ask-title">{t('person.ask', { name })}</h2>
          </div>
          <div className="narrow">
            <div className="panel">
              <Hydrated
                name="lead-form"
                when="interaction"
                lang={lang}
                component={LeadForm}
                props={{ facts }}
              />
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

function OfficeLink({ view, office }: Pick<PersonPageProps, 'view' | 'office'>) {
  const page = view.site.offices.find(({ id }) => id === office?.id)
  if (!office || !page) return null
  return (
    <p className="small">
      <a className="link" href={officePath(view.lang, page)}>
        {office.name}
      </a>
    </p>
  )
}

/** Returns the structured data of a team member and of the office or agency for which the person works. */
function personData(view: View, person: TeamMember, office: Office | undefined): object {
  const { lang, origin, site } = view
  const { name, photo, email, directPhone, mobilePhone, languages } = person
  const page = site.offices.find(({ id }) => id === office?.id)
  const jobTitle = (managerFunction(pick(person.function, lang)) ?? []).join(', ')
  const telephone = directPhone ?? mobilePhone
  return {
    '@type': 'Person',
    name,
    url: origin + view.path,
    ...(jobTitle && { jobTitle }),
    ...(photo && { image: sharedPicture(photo, origin) }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    worksFor: {
      '@type': 'RealEstateAgent',
      ...(office && page
        ? { name: office.name, url: origin + officePath(lang, page) }
        : { '@id': agencyId(view), name: site.settings.name }),
    },
  }
}
