import type { CSSProperties } from 'react'
import { ModuleFrame } from '../../../components/module/frame'
import { partHeading } from '../../../components/module/heading'
import type { ModuleViewProps } from '../../../components/module/module'
import { ArticleCard } from './article-card'
import type { TeamConfig, TeamData } from './config'
import { PersonCard } from './person-card'

/** Cards of team members or articles, each of which opens a dialog. */
export function TeamView({
  moduleId: id,
  view,
  placement,
  data,
}: ModuleViewProps<TeamConfig, TeamData>) {
  const { people, articles } = data
  if (people.length + articles.length === 0) return null
  const heading = partHeading(view, placement)
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <ul className="team" style={{ '--row': placement.numberItemOfRow } as CSSProperties}>
        {people.map((person) => (
          <li key={`p${person.id}`}>
            <PersonCard
              view={view}
              person={person}
              heading={heading}
              id={`m-${id}-p${person.id}`}
            />
          </li>
        ))}
        {articles.map((article) => (
          <li key={`a${article.id}`} className="wide">
            <ArticleCard
              view={view}
              article={article}
              heading={heading}
              id={`m-${id}-a${article.id}`}
            />
          </li>
        ))}
      </ul>
    </ModuleFrame>
  )
}
