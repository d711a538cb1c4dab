import { Energy, FloodMark, hasEnergy } from '../../components/listing/advert-facts'
import { fieldValue } from '../../components/listing/field-value'
import { KeyFacts } from '../../components/listing/key-facts'
import { ListingPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { MarqueeLabel } from '../../components/listing/marquee-label'
import { placeLine } from '../../components/listing/place-line'
import { Price } from '../../components/listing/price'
import { PaperAddress } from '../../components/listing/printed-address'
import { PicturePlaceholder } from '../../components/media/picture'
import type { View } from '../../components/ui/view'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { formatPhone } from '../../platform/format/phone'
import { detailPath } from '../../urls'
import { projectFacts } from '../project-page/project-page'
import { legalFacts, posterFacts } from '../property-page/property-page'

/** The paper sizes of posters. Each has a CSS page of its name. */
export const PAPERS = ['a4', 'a4-landscape', 'a3', 'a3-landscape'] as const
export type Paper = (typeof PAPERS)[number]

/** A picture at least as wide as this many CSS pixels is sharp on A3. */
const PICTURE_SIZE = '1600px'
const MAX_FACTS = 4
/** The number of small pictures below the large one. */
const SMALL_PICTURES = 3

interface PosterProps {
  view: View
  home: ListingDetail | ProjectDetail
  paper: Paper
}

/** Renders a poster for the window of an office. It contains only public data of the listing. */
export function Poster({ view, home, paper }: PosterProps) {
  const { lang, origin } = view
  const [picture, ...pictures] = home.pictures
  return (
    <article className="poster" data-paper={paper} lang={lang}>
      <div>
        <div className="poster-pictures">
          {picture ? (
            <ListingPicture view={view} picture={picture} alt="" sizes={PICTURE_SIZE} isEarly />
          ) : (
            <PicturePlaceholder />
          )}
          {pictures.length >= SMALL_PICTURES ? (
            <div>
              {pictures.slice(0, SMALL_PICTURES).map((small) => (
                <ListingPicture
                  key={small.url}
                  view={view}
                  picture={small}
                  alt=""
                  sizes="480px"
                  isEarly
                />
              ))}
            </div>
          ) : null}
          <MarqueeLabel view={view} listing={home} />
        </div>
        <div className="poster-text">
          <header>
            <h2>{listingTitle(home, lang)}</h2>
            <p>{placeLine(home, lang)}</p>
            <Price view={view} listing={home} />
          </header>
          <Facts view={view} home={home} />
          <footer>
            <Agency view={view} />
            <PaperAddress view={view} address={origin + detailPath(lang, home)} />
          </footer>
        </div>
      </div>
    </article>
  )
}

/** Renders the most important facts, the energy label and the facts that the law requires in adverts. */
function Facts({ view, home }: Omit<PosterProps, 'paper'>) {
  if ('composition' in home) {
    const facts = projectFacts(view, home).filter(({ icon }) => icon !== 'bolt')
    return (
      <>
        <KeyFacts facts={facts.slice(0, MAX_FACTS)} />
        <PosterEnergy view={view} home={home} />
        <FloodMark view={view} listing={home} />
      </>
    )
  }
  return (
    <>
      <KeyFacts facts={posterFacts(view, home, MAX_FACTS)} />
      <PosterEnergy view={view} home={home} />
      <FloodMark view={view} listing={home} />
      <dl className="poster-law">
        {legalFacts(home).map((fact) => (
          <div key={fact.label}>
            <dt>{view.t(fact.label)}</dt> <dd>{fieldValue(view, fact)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function PosterEnergy({ view, home }: Omit<PosterProps, 'paper'>) {
  return hasEnergy(home) ? (
    <p className="poster-energy">
      <Energy view={view} listing={home} isEarly />
    </p>
  ) : null
}

function Agency({ view: { site, t } }: { view: View }) {
  const { name, logo, offices, legal } = site.settings
  return (
    <div className="poster-agency">
      {logo ? <img src={logo} alt={name} width="176" height="32" /> : <strong>{name}</strong>}
      <p>{formatPhone(offices[0]?.phone ?? '')}</p>
      {legal.ipi ? (
        <small>
          {t('legal.biv')} {legal.ipi}
        </small>
      ) : null}
    </div>
  )
}
