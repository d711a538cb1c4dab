import type { Context } from 'hono'
import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { type FavouriteRef, favouriteId } from '../../../listing/filter/favourite-ids'
import type { ListingDetail, ProjectDetail } from '../../../listing/published'
import type { Lang } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { createView } from '../../../site/view'
import { PRINT_BUTTON } from '../../../staff/client/print-parts'
import { FilterChoice } from '../../../staff/parts/filter-form'
import { sendBarePage } from '../../../staff/staff-page'
import { BackLink } from '../../../staff/staff-shell'
import { POSTERS_PATH, STAFF } from '../../../urls'
import { favouriteDetails } from '../../favourites/favourites'
import { PAPERS, type Paper, Poster } from '../../posters/posters'

/** Sends a page with a poster of each listing that has a public page. */
export async function sendPosters(c: Context<AppEnv>, refs: FavouriteRef[]): Promise<Response> {
  const { view } = c.var
  const { settings } = c.get('content').site
  const homes = await favouriteDetails(c.get('db'), c.get('cache'), settings, refs)
  const paper = PAPERS.find((name) => name === c.req.query('paper')) ?? 'a4'
  const langs = settings.languages
  const lang = langs.find((name) => name === c.req.query('lang')) ?? langs[0] ?? view.lang
  return sendBarePage(c, view, {
    title: view.t('poster.plural'),
    children: (
      <PostersPage
        {...{ view, refs, homes, paper }}
        posterView={createView(c, lang, () => view.path)}
      />
    ),
  })
}

interface PostersPageProps {
  view: View
  /** The view in the language of the posters. */
  posterView: View
  refs: FavouriteRef[]
  /** The listings with a public page. */
  homes: (ListingDetail | ProjectDetail)[]
  paper: Paper
}

function PostersPage({ view, posterView, refs, homes, paper }: PostersPageProps) {
  const { t, lang } = view
  const omitted = refs.length - homes.length
  const [ref] = refs
  const isSingle = refs.length === 1 && ref
  return (
    <main className="posters">
      <div className="row poster-choices">
        <div>
          <BackLink href={isSingle ? `${STAFF.listings}/${favouriteId(ref)}` : STAFF.listings}>
            {t(isSingle ? 'record.listing' : 'staff.listings')}
          </BackLink>
          <h1>{t('poster.plural')}</h1>
          <p className="muted">{t(homes.length > 0 ? 'poster.text' : 'poster.none')}</p>
          {homes.length > 0 && omitted > 0 ? (
            <p className="muted">{plural(t, lang, 'poster.omitted', omitted)}</p>
          ) : null}
        </div>
        {homes.length > 0 ? (
          <PaperForm view={view} refs={refs} paper={paper} lang={posterView.lang} />
        ) : null}
      </div>
      {homes.map((home) => (
        <Poster key={favouriteId(home)} view={posterView} home={home} paper={paper} />
      ))}
    </main>
  )
}

/** Renders the choice of paper and language. The button to print needs the script; without it, browsers print. */
function PaperForm({
  view: { t, site },
  refs,
  paper,
  lang,
}: Pick<PostersPageProps, 'view' | 'refs' | 'paper'> & { lang: Lang }) {
  const { languages } = site.settings
  return (
    <form className="filters" method="get" action={POSTERS_PATH}>
      <input type="hidden" name="ids" value={refs.map(favouriteId).join(',')} />
      <FilterChoice
        name="paper"
        label={t('poster.paper')}
        value={paper}
        choices={PAPERS.map((name) => [name, t(`poster.paper.${name}`)] as const)}
      />
      {languages.length > 1 ? (
        <FilterChoice
          name="lang"
          label={t('poster.lang')}
          value={lang}
          choices={languages.map((name) => [name, LANGUAGE_NAMES[name]] as const)}
        />
      ) : null}
      <button type="submit" className="button quiet">
        {t('record.show')}
      </button>
      <button type="button" className="button" hidden {...{ [PRINT_BUTTON]: '' }}>
        <Icon name="print" />
        {t('detail.print')}
      </button>
    </form>
  )
}
