import type { ReactNode } from 'react'
import { Hydrated } from '../../client/hydrated'
import { FloodMark } from '../../components/listing/advert-facts'
import { KeyFacts } from '../../components/listing/key-facts'
import { listingTitle } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import { Price } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import type { ProjectDetail } from '../../listing/published'
import { fallbackLang } from '../../platform/format/lang'
import { plural, textsOf } from '../../platform/i18n'
import { rolePath } from '../../urls'
import { ListingDocuments } from '../documents/documents'
import { Gallery, PhotoTourDialog, TourLinks, toursOf } from '../gallery/gallery'
import {
  Contact,
  ContactButton,
  Description,
  ListingLocation,
  PageTop,
  QuestionSheet,
  WithOpenHouses,
} from '../property-page/property-page'
import { Plans } from './plans'
import { projectFacts } from './project-facts'
import { UNITS_TEXTS, unitFacts } from './unit-facts'
import { Units } from './units.island'

interface ProjectPageProps {
  view: View
  project: ProjectDetail
  /** The absolute URL of this page. */
  address: string
  /** The sheet of the project for print. */
  sheet: ReactNode
}

export function ProjectPage({ view, project, address, sheet }: ProjectPageProps) {
  const { t, lang } = view
  const title = listingTitle(project, lang)
  const place = placeLine(project, lang)
  const tours = toursOf(project)
  return (
    <article className="wrap property">
      <PageTop
        view={view}
        listing={project}
        list="projects"
        crumbs={[
          { label: t('goal.projects'), href: rolePath(view.site, lang, 'projects') },
          { label: title },
        ]}
        name={`${title}, ${place}`}
        address={address}
      />
      <Gallery
        view={view}
        listing={project}
        name={`${title}, ${place}`}
        tools={<TourLinks view={view} tours={tours} />}
        photoTour={<PhotoTourDialog view={view} listing={project} subject={title} />}
        contact={<ContactButton view={view} listing={project} />}
      />
      <ProjectHead view={view} project={project} />
      <WithOpenHouses view={view} listing={project}>
        <KeyFacts facts={projectFacts(view, project)} />
      </WithOpenHouses>
      <div className="with-aside">
        <section className="listing-part" id="description">
          <Description view={view} listing={project} />
        </section>
        <pand-sheets />
        <div className="sticky">
          <Availability view={view} project={project} />
          <Contact view={view} listing={project} subject={title} />
        </div>
      </div>
      <Plans view={view} plans={project.plans} units={project.composition} />
      {sheet}
      <Composition view={view} project={project} />
      <ListingDocuments view={view} listing={project} />
      <section className="listing-part" id="location">
        <h2>{t('detail.location')}</h2>
        <ListingLocation view={view} listing={project} />
      </section>
      <QuestionSheet view={view} listing={project} subject={title} />
    </article>
  )
}

export function ProjectHead({ view, project }: Pick<ProjectPageProps, 'view' | 'project'>) {
  return (
    <div className="title-block">
      <h1 lang={fallbackLang(project.title, view.lang)}>{listingTitle(project, view.lang)}</h1>
      <Price view={view} listing={project} />
      <p className="place">{placeLine(project, view.lang)}</p>
      <FloodMark view={view} listing={project} />
    </div>
  )
}

export function Availability({ view, project }: { view: View; project: ProjectDetail }) {
  const { t, lang } = view
  if (!project.units || project.units.total === 0) return null
  const { available, total } = project.units
  return (
    <div className="panel tint">
      <h2>{available ? plural(t, lang, 'project.left', available) : t('project.soldout')}</h2>
      <progress max={total} value={total - available} aria-hidden="true" />
      {total > available && (
        <p className="small">{plural(t, lang, 'project.goneof', total - available, { total })}</p>
      )}
    </div>
  )
}

/** A project's units by building. Tabs and filters need a script. Without it all units are visible. */
function Composition({ view, project }: { view: View; project: ProjectDetail }) {
  const { lang, t } = view
  const props = {
    lang,
    texts: textsOf(t, UNITS_TEXTS),
    units: project.composition.map((unit) => unitFacts(unit, lang, project.plans)),
  }
  return (
    <section className="listing-part composition" id="units">
      <Hydrated name="units" when="interaction" lang={lang} component={Units} props={props} />
    </section>
  )
}
