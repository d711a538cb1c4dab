import type { CSSProperties } from 'react'
import { Hydrated } from '../../../client/hydrated'
import { Portrait } from '../../../components/media/portrait'
import { Breadcrumbs } from '../../../components/shell/breadcrumbs'
import { JsonLd } from '../../../components/shell/json-ld'
import { OfficeHours } from '../../../components/shell/office-card'
import { agencyId, type Crumb, officeData } from '../../../components/shell/structured-data'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { basemapOf } from '../../../listing/places/basemap'
import { pick } from '../../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import { textsOf } from '../../../platform/i18n'
import type { Office } from '../../../site/site'
import type { TeamMember } from '../../../site/team'
import { personPath, rolePath } from '../../../urls'
import { PLACE_MAP_TEXTS, PlaceMap } from '../../map/map'
import { Role } from '../team-module/person-card'

/** The portraits next to each other on a wide screen. */
const PER_ROW = 4

interface OfficePageProps {
  view: View
  office: Office
  /** The team members of the office. */
  team: TeamMember[]
  crumbs: Crumb[]
}

/** The page of an office: contact details, map, team, and the listings in a slot. */
export function OfficePage({ view, office, team, crumbs }: OfficePageProps) {
  const contact = rolePath(view.site, view.lang, 'contact')
  return (
    <>
      <JsonLd data={officeStructure(view, office, team)} />
      <div className="wrap page-crumbs">
        <Breadcrumbs view={view} items={[...crumbs, { label: office.name }]} />
      </div>
      <div className="wrap office-page">
        <div>
          <h1>{office.name}</h1>
          <OfficeHours view={view} office={office} />
          <OfficeLinks office={office} />
          {contact && (
            <a className="button" href={contact}>
              {view.t('manager.ask')}
            </a>
          )}
        </div>
        <OfficeMap view={view} office={office} />
      </div>
      <pand-sheets />
      <OfficeTeam view={view} team={team} />
      <pand-slot />
    </>
  )
}

function OfficeLinks({ office }: Pick<OfficePageProps, 'office'>) {
  return (
    <ul className="reach">
      <li>
        <a className="link" href={phoneHref(office.phone) ?? undefined}>
          <Icon name="phone" />
          {formatPhone(office.phone)}
        </a>
      </li>
      <li>
        <a className="link" href={mailHref(office.email) ?? undefined}>
          <Icon name="mail" />
          {office.email}
        </a>
      </li>
    </ul>
  )
}

/** The address with its map. An office without coordinates has no map. */
function OfficeMap({ view, office }: Pick<OfficePageProps, 'view' | 'office'>) {
  const { t, lang, site } = view
  const { id, lat, lng } = office
  const mark = lat === null || lng === null ? undefined : { id, lat, lng }
  const props = {
    texts: textsOf(t, PLACE_MAP_TEXTS),
    attribution: site.settings.mapTiles.attribution,
    line: officeAddress(view, office),
    basemap: mark && basemapOf({ lang, points: [mark], zips: [], pane: 'home' }),
    mark,
    isExact: true,
    area: '',
  }
  return (
    <Hydrated name="place-map" when="interaction" lang={lang} component={PlaceMap} props={props} />
  )
}

function OfficeTeam({ view, team }: Pick<OfficePageProps, 'view' | 'team'>) {
  if (team.length === 0) return null
  return (
    <section className="section tight wrap" aria-labelledby="team">
      <div className="section-head">
        <h2 id="team">{view.t('office.team')}</h2>
      </div>
      <ul className="team" style={{ '--row': PER_ROW } as CSSProperties}>
        {team.map((person) => (
          <li key={person.id} className="person">
            <h3 className="part-title">
              <a href={hrefOf(view, person)}>{person.name}</a>
            </h3>
            <Portrait photo={person.photo} sizes="(min-width: 60rem) 14rem, 45vw" />
            <Role view={view} person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function hrefOf({ site, lang }: View, { id }: TeamMember): string | undefined {
  const page = site.people.find((person) => person.id === id)
  return page && personPath(lang, page)
}

export function officeAddress({ lang }: View, { street, place }: Office): string {
  return [pick(street, lang), pick(place, lang)].filter(Boolean).join(', ')
}

/** Returns the structured data of an office as a part of the agency, with its team. */
function officeStructure(view: View, office: Office, team: TeamMember[]): object {
  const { origin, lang } = view
  return {
    '@type': 'RealEstateAgent',
    ...officeData(view, office),
    email: office.email,
    url: origin + view.path,
    parentOrganization: { '@id': agencyId(view), name: view.site.settings.name },
    employee: team.map((person) => ({
      '@type': 'Person',
      name: person.name,
      jobTitle: pick(person.function, lang),
      url: origin + hrefOf(view, person),
    })),
  }
}
