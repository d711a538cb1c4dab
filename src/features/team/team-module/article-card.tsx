import { ResponsivePicture } from '../../../components/media/picture'
import { Prose } from '../../../components/ui/prose'
import type { View } from '../../../components/ui/view'
import { pick } from '../../../platform/format/lang'
import { wordsOfHtml } from '../../../platform/format/text'
import type { Article } from '../../articles/queries'
import { CardDialog } from './card-dialog'

const MAX_INTRO_LENGTH = 200

interface ArticleCardProps {
  view: View
  article: Article
  heading: 'h1' | 'h2' | 'h3' | 'h4'
  id: string
}

export function ArticleCard({ view, article, heading, id }: ArticleCardProps) {
  const title = pick(article.title, view.lang)
  const { image } = article
  return (
    <CardDialog
      view={view}
      id={id}
      name={title}
      heading={heading}
      card={
        <>
          {image && (
            <ResponsivePicture
              src={image.url}
              alt={pick(image.alt, view.lang)}
              sizes="(min-width: 60rem) 20rem, 50vw"
            />
          )}
          <p className="role">{firstParagraph(pick(article.introText, view.lang))}</p>
        </>
      }
    >
      <p className="name">{title}</p>
      <Prose lang={view.lang} texts={[article.introText, article.fullText]} />
    </CardDialog>
  )
}

function firstParagraph(html: string): string {
  return wordsOfHtml(html.split('</p>')[0] ?? '', MAX_INTRO_LENGTH)
}
