import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { KeyFacts } from '../../components/listing/key-facts'
import { listingTitle } from '../../components/listing/listing-title'
import { ManagerCard } from '../../components/listing/manager-card'
import { MarqueeLabel } from '../../components/listing/marquee-label'
import { placeLine } from '../../components/listing/place-line'
import { listingPreview } from '../../components/shell/listing-data'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import type { PropertyPageData } from '../../listing/queries/cached-details'
import { withColon } from '../../platform/format/lang'
import {
  Availability,
  BuildingTable,
  groupUnits,
  ProjectHead,
  projectFacts,
  unitFacts,
} from '../project-page/project-page'
import { agencyManager } from '../team/team'
import { Description } from './description'
import { WithOpenHouses } from './open-houses'
import { Costs } from './property-costs'
import { LegalFacts, PropertyFacts } from './property-facts'
import { PropertyHead } from './property-head'
import { Energy } from './property-view'

/**
 * Sends the content of a listing's page as Markdown. The canonical address is that of the page, so that search engines
 * index the page. `noindex` would contradict it: they might apply it to the page too.
 */
export async function sendMarkdown(
  c: Context<AppEnv>,
  view: View,
  content: ReactNode,
): Promise<Response> {
  const { htmlToMarkdown } = await import('../../platform/html/html-to-markdown')
  const canonical = view.origin + view.path
  const markdown = htmlToMarkdown(renderToString(content), {
    base: canonical,
    join: (term, value) => `${withColon(view.lang, term)} ${value}`,
  })
  return c.body(markdown, 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': view.lang,
    Link: `<${canonical}>; rel="canonical"`,
    'Cache-Control': 'no-cache',
  })
}

interface TextProps<Listing> {
  view: View
  home: Listing
}

/** The public facts of a property as its page states them. Its documents, which a form unlocks, are left out. */
export function PropertyText({
  view,
  home,
  project,
}: TextProps<ListingDetail> & Pick<PropertyPageData, 'project'>) {
  const place = placeLine(home, view.lang)
  return (
    <>
      <PropertyHead {...{ view, home, project, place }} title={listingTitle(home, view.lang)} />
      <p>{!home.gone && <MarqueeLabel view={view} listing={home} />}</p>
      <Picture view={view} home={home} />
      <Description view={view} listing={home} />
      {/* Without plans, all rooms are in a table. */}
      <PropertyFacts view={view} home={{ ...home, plans: [] }} />
      <LegalFacts view={view} home={home} />
      <Energy view={view} home={home} />
      <Costs view={view} home={home} />
      <Contact view={view} home={home} />
    </>
  )
}

/** The public facts of a project and its units. */
export function ProjectText({ view, home }: TextProps<ProjectDetail>) {
  const units = home.composition.map((unit) => unitFacts(unit, view.lang))
  return (
    <>
      <ProjectHead view={view} project={home} />
      <Picture view={view} home={home} />
      <WithOpenHouses view={view} listing={home}>
        <KeyFacts facts={projectFacts(view, home)} />
      </WithOpenHouses>
      <Description view={view} listing={home} />
      <Availability view={view} project={home} />
      {groupUnits(units).map((building) => (
        <BuildingTable
          key={building.id}
          words={view}
          building={building}
          floors={building.floors}
          tab={null}
        />
      ))}
      <Contact view={view} home={home} />
    </>
  )
}

type Home = ListingDetail | ProjectDetail

function Picture({ view, home }: TextProps<Home>) {
  const picture = listingPreview(home, view, view.origin)
  return picture && <img src={picture.url} alt={picture.alt} />
}

function Contact({ view, home }: TextProps<Home>) {
  const address = view.origin + view.path
  return (
    <>
      <ManagerCard view={view} manager={home.manager ?? agencyManager(view)} />
      <p>
        <a href={address}>{address}</a>
      </p>
    </>
  )
}
