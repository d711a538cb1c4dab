import type { ReactNode } from 'react'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'

interface SearchPageProps {
  title: string
  text: string
  /** The message about the last action. */
  done?: string | undefined
  children?: ReactNode
}

/** A page about the mails of a search, for one person. */
export function SearchPage({ title, text, done, children }: SearchPageProps) {
  return (
    <section className="section tight wrap search-page">
      <h1>{title}</h1>
      {done ? (
        <p className="notice good" role="status">
          <Icon name="check" />
          <span>{done}</span>
        </p>
      ) : null}
      <p className="lead">{text}</p>
      {children}
    </section>
  )
}

/** The criteria of a search, as the name under which it was saved. */
export function SearchedFor({ view, name }: { view: View; name: string }) {
  return (
    <dl className="searched-for">
      <dt>{view.t('searches.about')}</dt>
      <dd>{name}</dd>
    </dl>
  )
}

/** The hidden fields of each form of a saved search. */
export function SearchFields({ view, token }: { view: View; token: string }) {
  return (
    <>
      <input type="hidden" name="lang" value={view.lang} />
      <input type="hidden" name="token" value={token} />
    </>
  )
}
