import { FloodMark } from '../../components/listing/advert-facts'
import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import { KeyFacts } from '../../components/listing/key-facts'
import { ListingPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import { Price } from '../../components/listing/price'
import { PaperAddress } from '../../components/listing/printed-address'
import { ResponsivePicture } from '../../components/media/picture'
import type { View } from '../../components/ui/view'
import { fieldsOf } from '../../listing/detail-fields'
import { adFacts } from '../../listing/law/ad-facts'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { formatPhone } from '../../platform/format/phone'
import { wordsOfHtml } from '../../platform/format/text'
import { detailPath } from '../../urls'
import { projectFacts } from '../project-page/project-page'
import { keyFacts } from '../property-page/property-page'

/** The maximum number of characters of a description, so that the legally required facts fit on the sheet. */
const WORDS = 700
const PICTURES = 3

type Home = ListingDetail | ProjectDetail

/** Renders one sheet with the pictures, facts and contact of a listing. */
export function BrochureListing({ view, home }: { view: View; home: Home }) {
  const { lang, origin } = view
  const isProject = 'composition' in home
  return (
    <article className="sheet">
      <div className="pictures">
        {home.pictures.slice(0, PICTURES).map((picture) => (
          <ListingPicture
            key={picture.url}
            view={view}
            picture={picture}
            alt=""
            sizes="18cm"
            isEarly
          />
        ))}
      </div>
      <div className="title">
        <div>
          <h2>{listingTitle(home, lang)}</h2>
          <p>{placeLine(home, lang)}</p>
        </div>
        <Price view={view} listing={home} />
      </div>
      <KeyFacts facts={isProject ? projectFacts(view, home) : keyFacts(view, home)} />
      <FloodMark view={view} listing={home} />
      <p className="words">{wordsOfHtml(pick(home.description, lang), WORDS)}</p>
      {isProject ? null : <LegalFacts view={view} home={home} />}
      <Plan view={view} home={home} />
      <footer>
        <Contact view={view} home={home} />
        <PaperAddress view={view} address={origin + detailPath(lang, home)} />
      </footer>
    </article>
  )
}

/** Renders the first plan, without its hotspots. */
function Plan({ view, home: { plans = [] } }: { view: View; home: Home }) {
  const [plan] = plans
  if (!plan) return null
  return (
    <div className="plan">
      <ResponsivePicture
        src={plan.picture}
        alt={pick(plan.title, view.lang)}
        sizes="18cm"
        isEarly
      />
    </div>
  )
}

/** Renders the energy certificate and all facts that the region's law requires in an advert. */
function LegalFacts({ view, home }: { view: View; home: ListingDetail }) {
  const facts = [...fieldsOf(home, 'energy'), ...adFacts(home)]
  return (
    <FactsTable
      facts={facts.map((fact) => ({ term: view.t(fact.label), value: fieldValue(view, fact) }))}
    />
  )
}

function Contact({ view, home: { manager } }: { view: View; home: Home }) {
  const { name, siteEmail, offices } = view.site.settings
  return (
    <p>
      <strong>{manager?.name || name}</strong>
      <br />
      {formatPhone(manager?.mobile ?? offices[0]?.phone ?? '')}
      <br />
      {manager?.email ?? siteEmail}
    </p>
  )
}
