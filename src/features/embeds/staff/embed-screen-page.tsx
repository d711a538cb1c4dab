import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { MarketList } from '../../../listing/filter/lists'
import { formatEuro } from '../../../listing/price'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { type Lang, pick } from '../../../platform/format/lang'
import { COPY } from '../../../staff/client/copy-parts'
import { FilterChoice, FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { type ListEmbed, MAX_CARDS, MIN_CARDS, priceSteps } from '../embed'

interface EmbedScreenProps {
  view: View
  /** The language of the frame. */
  lang: Lang
  /** The lists of the agency. */
  lists: readonly MarketList[]
  /** Null for the search form. */
  embed: ListEmbed | null
  /** The place as typed. */
  place: string
  /** The types of property in the list. */
  types: readonly number[]
  snippet: string
  account: Account
}

/** The choices of a frame, with its code and a preview, and the sites that may show it. */
export function EmbedScreen(props: EmbedScreenProps) {
  const { view, embed, place, snippet } = props
  const { t } = view
  return (
    <div className="stack">
      <Choices {...props} />
      <Notice kind="warn">
        {embed && place.trim() && embed.filter.regions.length === 0
          ? t('embeds.noplace', { place })
          : null}
      </Notice>
      <section className="panel stack">
        <p className="field">
          <label htmlFor="code">{t('embeds.code')}</label>
          <textarea
            id="code"
            readOnly
            rows={6}
            spellCheck={false}
            defaultValue={snippet}
            aria-describedby="code-help"
          />
          <small id="code-help" className="muted">
            {t('embeds.code.help')}
          </small>
        </p>
        <div className="row">
          <button type="button" className="button" hidden {...{ [COPY.button]: snippet }}>
            <Icon name="link" />
            {t('embeds.copy')}
          </button>
          <span role="status" {...{ [COPY.done]: t('embeds.copied') }} />
        </div>
      </section>
      <Hosts {...props} />
      <section className="panel stack">
        <h2>{t('embeds.preview')}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the preview is the code itself, which is escaped */}
        <div dangerouslySetInnerHTML={{ __html: snippet }} />
      </section>
    </div>
  )
}

function Choices({ view, lang, lists, embed, place, types }: EmbedScreenProps) {
  const { t, site } = view
  const { languages } = site.settings
  const numbers = Array.from({ length: MAX_CARDS - MIN_CARDS + 1 }, (_, index) => MIN_CARDS + index)
  const prices = embed ? priceSteps(view, embed.list) : []
  return (
    <FilterForm
      action={STAFF.embeds}
      submit={t('embeds.make')}
      text={
        embed ? <FilterSearch name="region" label={t('embeds.place')} value={place} /> : undefined
      }
    >
      <FilterChoice
        name="show"
        label={t('embeds.show')}
        value={embed?.list ?? 'search'}
        choices={[
          ...lists.map((list) => [list, t(`nav.${list}`)] as const),
          ['search', t('embeds.search')],
        ]}
      />
      <FilterChoice
        name="lang"
        label={t('poster.lang')}
        value={lang}
        choices={languages.map((one) => [one, t(`settings.lang.${one}`)])}
      />
      {embed ? (
        <>
          <FilterChoice
            name="cards"
            label={t('embeds.cards')}
            value={String(embed.cards)}
            choices={numbers.map((number) => [String(number), String(number)])}
          />
          <FilterChoice
            name="type"
            label={t('search.type')}
            value={String(embed.filter.types[0] ?? '')}
            choices={[
              ['', t('search.alltypes')],
              ...site.propertyTypes
                .filter(({ webId }) => types.includes(webId))
                .map(({ webId, name }) => [String(webId), pick(name, view.lang)] as const),
            ]}
          />
          <FilterChoice
            name="pricemax"
            label={t('search.maxprice')}
            value={String(embed.filter.maxPrice ?? '')}
            choices={[
              ['', t('search.nomax')],
              ...prices.map((price) => [String(price), formatEuro(price)] as const),
            ]}
          />
        </>
      ) : null}
    </FilterForm>
  )
}

/** The sites that may show frames, with a link to the setting for those who may change it. */
function Hosts({ view: { t, site }, account }: EmbedScreenProps) {
  const { embedHosts } = site.settings
  return (
    <section className="panel stack">
      <h2>{t('embeds.hosts')}</h2>
      {embedHosts.length > 0 ? (
        <ul className="rows">
          {embedHosts.map((host) => (
            <li key={host}>{host}</li>
          ))}
        </ul>
      ) : null}
      <p className="muted">
        {t(embedHosts.length > 0 ? 'embeds.hosts.text' : 'embeds.hosts.none')}
      </p>
      {mayDo(account.role, 'settings') ? (
        <p>
          <a className="button quiet" href={`${STAFF.settings}/listings`}>
            <Icon name="sliders" />
            {t('embeds.hosts.change')}
          </a>
        </p>
      ) : null}
    </section>
  )
}
