import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Role } from '../../platform/accounts/account'
import { withColon } from '../../platform/format/lang'
import { helpPicturePath, STAFF } from '../../urls'
import { BackLink } from '../staff-shell'
import { HELP_NAMES, HELP_PICTURE, type HelpName, openScreens, readHelpText } from './help-article'
import { HELP_ARTICLES, helpPath, helpText } from './help-articles'

/** All articles of the handbook, each with its introduction. */
export function HelpListPage({ view: { t, lang } }: { view: View }) {
  return (
    <div className="help-list">
      <p className="muted">{t('staff.help.text')}</p>
      <ol className="panel">
        {HELP_NAMES.map((name) => {
          const { title, intro } = helpText(name, lang)
          return (
            <li key={name}>
              <h2>
                <a href={helpPath(name)}>{title}</a>
              </h2>
              <p className="muted">{intro}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface HelpArticlePageProps {
  view: View
  name: HelpName
  role: Role
  hasCrm: boolean
}

/** An article of the handbook: its sections with steps, a picture, and links. */
export function HelpArticlePage({ view, name, role, hasCrm }: HelpArticlePageProps) {
  const { t, lang } = view
  const article = HELP_ARTICLES[name]
  const { intro, sections } = helpText(name, lang)
  const screens = openScreens(article, role, hasCrm)
  return (
    <>
      <BackLink href={STAFF.help}>{t('staff.help')}</BackLink>
      <article className="panel help-article">
        <p className="help-intro">{intro}</p>
        <HelpPicture view={view} name={name} />
        {sections.map(({ heading, steps, note }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  <RichText view={view} text={step} />
                </li>
              ))}
            </ol>
            {note ? (
              <p>
                <RichText view={view} text={note} />
              </p>
            ) : null}
          </section>
        ))}
        {screens.length > 0 ? (
          <p className="row mt-6">
            {screens.map(({ href, label }) => (
              <a key={href} className="button quiet" href={href}>
                <span className="sr-only">{withColon(lang, t('staff.help.open'))} </span>
                {t(label)}
                <Icon name="chevron-right" />
              </a>
            ))}
          </p>
        ) : null}
        <h2>{t('staff.help.related')}</h2>
        <ul className="help-related">
          {article.related.map((other) => (
            <li key={other}>
              <ArticleLink view={view} name={other} />
            </li>
          ))}
        </ul>
      </article>
      <Neighbours view={view} name={name} />
    </>
  )
}

/** Renders a step or a note. The names of labels are bold. */
function RichText({ view: { t }, text }: { view: View; text: string }) {
  return readHelpText(text, t).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    part.isLabel ? <strong key={index}>{part.text}</strong> : part.text,
  )
}

/** The picture of an article's screen. It links to itself, because a phone shows it small. */
function HelpPicture({ view: { t, lang }, name }: { view: View; name: HelpName }) {
  const { picture } = helpText(name, lang)
  const path = helpPicturePath(lang, name)
  return (
    <figure>
      <a href={path}>
        <img src={path} alt={picture.alt} {...HELP_PICTURE} />
        <span className="sr-only">{t('staff.help.larger')}</span>
      </a>
      <figcaption>{picture.caption}</figcaption>
    </figure>
  )
}

function ArticleLink({ view: { lang }, name }: { view: View; name: HelpName }) {
  return <a href={helpPath(name)}>{helpText(name, lang).title}</a>
}

/** The links to the articles before and after this one. */
function Neighbours({ view, name }: { view: View; name: HelpName }) {
  const { t } = view
  const index = HELP_NAMES.indexOf(name)
  const [previous, next] = [HELP_NAMES[index - 1], HELP_NAMES[index + 1]]
  return (
    <nav className="row help-neighbours" aria-label={t('staff.help')}>
      {previous ? (
        <p>
          <small>{t('staff.help.previous')}</small>
          <ArticleLink view={view} name={previous} />
        </p>
      ) : null}
      {next ? (
        <p>
          <small>{t('staff.help.next')}</small>
          <ArticleLink view={view} name={next} />
        </p>
      ) : null}
    </nav>
  )
}
