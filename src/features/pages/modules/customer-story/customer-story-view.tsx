import { listingPath } from '../../../../components/listing/listing-card'
import { ListingPicture } from '../../../../components/listing/listing-picture'
import { placeName } from '../../../../components/listing/place-line'
import { Portrait } from '../../../../components/media/portrait'
import { ModuleFrame } from '../../../../components/module/frame'
import type { ModuleViewProps } from '../../../../components/module/module'
import { Prose } from '../../../../components/ui/prose'
import type { View } from '../../../../components/ui/view'
import type { ListingCard } from '../../../../listing/published'
import { fallbackLang, pick } from '../../../../platform/format/lang'
import { EditArticle } from '../../../articles/articles'
import type { CustomerStoryData } from './config'

export function CustomerStoryView(props: ModuleViewProps<unknown, CustomerStoryData>) {
  const { moduleId: id, view, placement, data } = props
  const { article, home, person } = data
  if (!article) return null
  const [picture] = home?.pictures ?? []
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <figure className={picture ? 'story with-picture' : 'story'}>
        {picture && (
          <div className="picture-frame">
            <ListingPicture
              view={view}
              picture={picture}
              alt=""
              sizes="(min-width: 64rem) 52vw, 100vw"
            />
          </div>
        )}
        <div>
          <blockquote>
            <Prose lang={view.lang} texts={[article.introText]} />
          </blockquote>
          <figcaption>
            {person?.photo && <Portrait photo={person.photo} sizes="4rem" />}
            <p>
              <strong lang={fallbackLang(article.title, view.lang)}>{author(view, data)}</strong>
              {home && <HomeName view={view} home={home} />}
            </p>
          </figcaption>
          <EditArticle view={view} article={article} />
        </div>
      </figure>
    </ModuleFrame>
  )
}

function author({ t, lang }: View, { article, person }: CustomerStoryData): string {
  const name = pick(article?.title, lang)
  return person ? t('story.with', { name, person: person.name }) : name
}

function HomeName({ view, home }: { view: View; home: ListingCard }) {
  const href = listingPath(view, home)
  const name = [pick(home.title, view.lang), placeName(home, view.lang)].filter(Boolean).join(', ')
  return href ? <a href={href}>{name}</a> : name
}
