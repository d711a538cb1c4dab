import type { ReactNode } from 'react'
import { Energy, FloodMark, hasEnergy } from '../../components/listing/advert-facts'
import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import { type KeyFact, KeyFacts } from '../../components/listing/key-facts'
import { ListingPicture, MainPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { MarqueeLabel } from '../../components/listing/marquee-label'
import { placeLine } from '../../components/listing/place-line'
import { Price } from '../../components/listing/price'
import { PaperAddress } from '../../components/listing/printed-address'
import { ResponsivePicture } from '../../components/media/picture'
import { Portrait } from '../../components/media/portrait'
import type { View } from '../../components/ui/view'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { fallbackLang, pick } from '../../platform/format/lang'
import { formatPhone } from '../../platform/format/phone'
import { firstSentences, wordsOfHtml } from '../../platform/format/text'
import { detailPath } from '../../urls'
import { leadSizes } from '../gallery/gallery'
import { projectFacts } from '../project-page/project-page'
import { factsSheet, legalFacts, posterFacts } from '../property-page/property-page'
import { agencyManager } from '../team/team'

/** The paper sizes of posters. Each has a CSS page of its name. */
export const PAPERS = ['a4', 'a4-landscape', 'a3', 'a3-landscape'] as const
export type Paper = (typeof PAPERS)[number]

/** A picture at least as wide as this many CSS pixels is sharp on A3. */
const PICTURE_SIZE = '1600px'
const MAX_FACTS = 4
/** The number of small pictures below the large one of a poster. */
const SMALL_PICTURES = 3
/** The maximum number of small pictures of a sheet. Two fit next to a large one of 3:2, four next to an upright one. */
const SHEET_PICTURES = 4
/** The length of the text next to a plan, in characters. Without a plan there is space for twice as many. */
const MAX_TEXT = 650
const MAX_TABLE_FACTS = 12

type Home = ListingDetail | ProjectDetail

interface PosterProps {
  view: View
  home: Home
  /** A sheet is the A4 page of a listing within the margins of a printer, with its text, plan and agent. */
  paper: Paper | 'sheet' | 'screen'
  /**
   * True for a sheet that is visible only in print, on the page of the listing. Its large picture is the file that the
   * gallery loads. The others are loaded to be printed.
   */
  isPrintOnly?: boolean
  /** The telephone number, if it is not that of the first office. */
  phone?: string | undefined
  /** Content of the foot, between the agency and the address of the page. */
  foot?: ReactNode
}

/**
 * Renders a poster for the window of an office, a slide of a screen there, or a sheet. It contains only public data of the
 * listing.
 */
export function Poster(props: PosterProps) {
  const { view, home, paper, isPrintOnly = false, foot } = props
  const { lang, origin, site } = view
  const isSheet = paper === 'sheet'
  const facts =
    'composition' in home
      ? projectFacts(view, home).filter(({ icon }) => icon !== 'bolt')
      : posterFacts(view, home, MAX_FACTS)
  return (
    <article className="poster" data-paper={paper} lang={lang}>
      <div>
        <Pictures {...{ view, home, paper, isPrintOnly }} />
        <div className="poster-text">
          <header>
            <h2>{listingTitle(home, lang)}</h2>
            <p>{placeLine(home, lang)}</p>
            <Price view={view} listing={home} />
          </header>
          <KeyFacts facts={facts.slice(0, MAX_FACTS)} />
          {hasEnergy(home) ? (
            <p className="poster-energy">
              <Energy view={view} listing={home} />
            </p>
          ) : null}
          <FloodMark view={view} listing={home} />
          {isSheet ? <TextAndPlan view={view} home={home} /> : null}
          {'composition' in home ? null : (
            <Facts view={view} home={home} keyFacts={isSheet ? facts : null} />
          )}
          <footer>
            <Agency view={view} phone={props.phone ?? site.settings.offices[0]?.phone ?? ''} />
            {isSheet ? <Agent view={view} home={home} /> : null}
            {foot}
            <PaperAddress view={view} address={origin + detailPath(lang, home)} />
          </footer>
        </div>
      </div>
    </article>
  )
}

interface PartProps<Listing = Home> {
  view: View
  home: Listing
}

type PicturesProps = PartProps & Required<Pick<PosterProps, 'paper' | 'isPrintOnly'>>

/**
 * Renders one large picture and small ones. A poster has all of them or only the large one. Those of a screen are loaded
 * before their slide is shown.
 */
function Pictures({ view, home, paper, isPrintOnly }: PicturesProps) {
  const isSheet = paper === 'sheet'
  const isEarly = paper !== 'screen'
  const small = home.pictures.slice(1, 1 + (isSheet ? SHEET_PICTURES : SMALL_PICTURES))
  const hasSmall = isSheet ? small.length > 0 : small.length === SMALL_PICTURES
  return (
    <div className="poster-pictures">
      <MainPicture
        view={view}
        listing={home}
        alt=""
        sizes={isPrintOnly ? leadSizes(home.pictures.length) : PICTURE_SIZE}
        isEarly={isEarly}
      />
      {hasSmall ? (
        <div>
          {small.map((one) => (
            <ListingPicture
              key={one.url}
              view={view}
              picture={one}
              alt=""
              sizes="480px"
              isEarly={isEarly && !isPrintOnly}
            />
          ))}
        </div>
      ) : null}
      <MarqueeLabel view={view} listing={home} />
    </div>
  )
}

/** Renders the first sentences of the description next to the first plan. */
function TextAndPlan({ view: { lang }, home }: PartProps) {
  const { description, plans: [plan] = [] } = home
  const words = firstSentences(wordsOfHtml(pick(description, lang)), plan ? MAX_TEXT : 2 * MAX_TEXT)
  return (
    <div className="poster-words">
      <p lang={fallbackLang(description, lang)}>{words}</p>
      {plan ? (
        <ResponsivePicture src={plan.picture} alt={pick(plan.title, lang)} sizes="480px" />
      ) : null}
    </div>
  )
}

interface FactsProps extends PartProps<ListingDetail> {
  /** The facts that the table of a sheet omits, or null for a poster, which has no table. */
  keyFacts: KeyFact[] | null
}

/** Renders the facts that the law requires in adverts, after a table of the most important other facts. */
function Facts({ view, home, keyFacts }: FactsProps) {
  const known = new Set(keyFacts?.map(({ term }) => term))
  const legal = legalFacts(home)
  const table = (keyFacts ? factsSheet(home).open : [])
    .filter(({ label }) => !known.has(view.t(label)))
    .slice(0, MAX_TABLE_FACTS)
    .map((fact) => legal.find(({ label }) => label === fact.label) ?? fact)
  return (
    <>
      <FactsTable
        facts={table.map((fact) => ({ term: view.t(fact.label), value: fieldValue(view, fact) }))}
      />
      <dl className="poster-law">
        {legal
          .filter((fact) => !table.includes(fact))
          .map((fact) => (
            <div key={fact.label}>
              <dt>{view.t(fact.label)}</dt> <dd>{fieldValue(view, fact)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Agent({ view, home }: PartProps) {
  const { name, photo, mobile, email } = home.manager ?? agencyManager(view)
  return (
    <div className="poster-agent">
      <Portrait photo={photo} sizes="4rem" />
      <p>
        <strong>{name}</strong>
        <br />
        {formatPhone(mobile ?? '')}
        <br />
        {email}
      </p>
    </div>
  )
}

function Agency({ view: { site, t }, phone }: { view: View; phone: string }) {
  const { name, logo, legal } = site.settings
  return (
    <div className="poster-agency">
      {logo ? <img src={logo} alt={name} width="176" height="32" /> : <strong>{name}</strong>}
      <p>{formatPhone(phone)}</p>
      {legal.ipi ? (
        <small>
          {t('legal.biv')} {legal.ipi}
        </small>
      ) : null}
    </div>
  )
}
