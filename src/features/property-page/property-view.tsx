import { ListingPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { MarqueeLabel } from '../../components/listing/marquee-label'
import { placeLine } from '../../components/listing/place-line'
import { Portrait } from '../../components/media/portrait'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { renovationDuty } from '../../listing/law/renovation-duty'
import { monthlyEnergy } from '../../listing/living-costs'
import { managerFunction } from '../../listing/manager'
import { formatEuro } from '../../listing/price'
import type { ListingDetail } from '../../listing/published'
import type { PropertyPageData, RelatedListings } from '../../listing/queries/cached-details'
import { formatDate } from '../../platform/format/dates'
import { pick } from '../../platform/format/lang'
import { formatAmount, formatSurface } from '../../platform/format/number'
import { hasRegions, isBelgian, regionOf } from '../../platform/geo/belgian-region'
import { GOAL, hasLivingArea } from '../../platform/goal'
import { abroadListPath, placeListPath, projectPath, rolePath } from '../../urls'
import { ListingDocuments } from '../documents/documents'
import {
  Gallery,
  PhotoTourDialog,
  roomNamed,
  sideSizes,
  TourLinks,
  toursOf,
} from '../gallery/gallery'
import { Poster } from '../posters/posters'
import { Plans } from '../project-page/project-page'
import { VisitSheet } from '../visits/visits'
import { Description } from './description'
import { EpcScale } from './epc-scale'
import { NeighbourLinks } from './list-links'
import { ListingLocation } from './location-section'
import { PageTop } from './page-top'
import { Contact, ContactButton, isVisited } from './property-contact'
import { Costs } from './property-costs'
import { LegalFacts, PropertyFacts } from './property-facts'
import { PropertyHead } from './property-head'
import { plansOf } from './property-plans'
import { QuestionSheet } from './question-sheet'
import { SectionNav } from './section-nav'
import { SimilarListings } from './similar-listings'

interface PropertyPageProps extends Pick<PropertyPageData, 'property' | 'project'> {
  view: View
  /** The absolute URL of this page. */
  address: string
  /** The rent in the address, of which the yield is shown. */
  rent?: string | undefined
}

/** The page of a property, with a slot for `RelatedHomes`. */
export function PropertyPage({ view, address, property: home, project, rent }: PropertyPageProps) {
  const place = placeLine(home, view.lang)
  const title = listingTitle(home, view.lang)
  const tours = home.gone ? [] : toursOf(home)
  return (
    <article className="wrap property">
      <PageTop
        view={view}
        listing={home}
        list={listOf(home)}
        crumbs={crumbs(view, home, project, title)}
        name={`${title}, ${place}`}
        address={address}
      />
      <Gallery
        view={view}
        listing={home}
        name={`${title}, ${place}`}
        label={<MarqueeLabel view={view} listing={home} />}
        tools={<TourLinks view={view} tours={tours} />}
        photoTour={<PhotoTourDialog view={view} listing={home} subject={place} />}
        contact={<ContactButton view={view} listing={home} />}
      />
      <SectionNav view={view} home={home} />
      <div className="with-aside">
        <div>
          <PropertyHead view={view} home={home} project={project} title={title} place={place} />
          {pick(home.description, view.lang) && (
            <section className="listing-part signed" id="description">
              <Description view={view} listing={home} />
              <Signature view={view} manager={home.manager} />
              <TextPicture view={view} pictures={home.pictures} />
            </section>
          )}
          <pand-sheets />
          <PropertyFacts view={view} home={home} />
          {isVisited(home) && (
            <VisitSheet view={view} listing={home} subject={place} address={address} />
          )}
          <QuestionSheet view={view} listing={home} subject={place} />
        </div>
        <div className="sticky">
          <Contact view={view} listing={home} subject={place} />
        </div>
      </div>
      <Plans view={view} plans={plansOf(view, home)} divisions={home.divisions} />
      <div className="pairs">
        <Energy view={view} home={home} />
        <Costs view={view} home={home} rent={rent} />
        <ListingDocuments view={view} listing={home} />
        <section className="listing-part" id="location">
          <h2>{view.t('detail.location')}</h2>
          <ListingLocation view={view} listing={home} />
        </section>
      </div>
      <LegalFacts view={view} home={home} />
      <Poster view={view} home={home} paper="sheet" isPrintOnly />
      <pand-slot />
    </article>
  )
}

/** The listings that a property's page links to. */
export function RelatedHomes({ view, similar, neighbours }: RelatedListings & { view: View }) {
  return (
    <>
      <SimilarListings view={view} cards={similar} />
      <NeighbourLinks view={view} neighbours={neighbours} />
    </>
  )
}

function crumbs(
  view: View,
  home: ListingDetail,
  project: PropertyPageData['project'],
  title: string,
) {
  const { t, site, lang } = view
  const role = home.goal === GOAL.rent ? 'rent' : 'sale'
  const city = pick(home.city, lang)
  const town =
    city && home.zip
      ? [{ label: city, href: placeListPath(site, lang, role, { city, zip: home.zip }) }]
      : []
  const abroad = [{ label: t('search.abroad'), href: abroadListPath(site, lang, role) }]
  return [
    { label: t(`goal.${role}`), href: rolePath(site, lang, role) },
    ...(hasRegions(home.countryId) ? town : abroad),
    ...(project ? [{ label: pick(project.title, lang), href: projectPath(lang, project.id) }] : []),
    { label: pick(home.address.street, lang) || title },
  ]
}

function listOf({ gone, goal }: ListingDetail) {
  if (gone) return 'sold'
  return goal === GOAL.rent ? 'rent' : 'sale'
}

/** The manager's portrait, name and function below the text. The agency itself does not sign. */
function Signature({ view, manager }: { view: View; manager: ListingDetail['manager'] }) {
  if (!manager) return null
  return (
    <div className="manager-person">
      <Portrait photo={manager.photo} sizes="4rem" />
      <p>
        <b>{manager.name}</b>
        <br />
        {managerFunction(pick(manager.function, view.lang))?.join(', ')}
      </p>
    </div>
  )
}

/** One of the small pictures of the gallery, in the same size, so that the browser has it already. */
function TextPicture({ view, pictures }: { view: View; pictures: ListingDetail['pictures'] }) {
  const picture = pictures.slice(2, 5).findLast(({ name }) => roomNamed(name) !== 'plan')
  if (!picture) return null
  return <ListingPicture view={view} picture={picture} alt="" sizes={sideSizes(pictures.length)} />
}

/** The estimated energy costs of a month with their formula. It renders nothing without a public price, as for costs. */
function MonthlyEnergy({ view, home }: { view: View; home: ListingDetail }) {
  const { t, site } = view
  const { energyPerformance: score = 0, price: asked, countryId } = home
  const { energyPrice: price } = site.settings
  const surface = hasLivingArea(home) ? home.surfaceTotal || home.surfaceLiving : null
  const amount = monthlyEnergy({ score, surface, price })
  if (!amount || !score || !surface || !price || asked === null || !isBelgian(countryId))
    return null
  return (
    <p className="small mt-4">
      <b>{t('energy.month', { amount: formatEuro(amount) })}</b>
      <br />
      {t('energy.month.formula', {
        score: formatAmount(score),
        surface: formatSurface(surface),
        price: formatEuro(price),
      })}
    </p>
  )
}

/** The label on the scale of its region, and the obligations of a buyer. The legal facts have the certificate's figures. */
export function Energy({ view, home }: { view: View; home: ListingDetail }) {
  const { t } = view
  const { epc, goal, energyPerformance, webIds, law } = home
  const duty = renovationDuty({
    region: regionOf(home.zip, home.countryId),
    goal,
    webIds,
    label: epc?.label ?? null,
    stated: law.renovationDuty,
  })
  if (!epc && !duty) return null
  return (
    <section className="listing-part" id="energy">
      <h2>{t('detail.energy')}</h2>
      {epc && <EpcScale view={view} epc={epc} value={energyPerformance ?? null} />}
      <MonthlyEnergy view={view} home={home} />
      {duty && (
        <p className="notice">
          <Icon name="info" />
          <span>
            <strong>{t(`energy.renovation.${duty.kind}`)}</strong>{' '}
            {t(`energy.renovation.${duty.kind}.text`, {
              years: duty.years,
              date: formatDate(duty.from),
            })}
          </span>
        </p>
      )}
    </section>
  )
}
