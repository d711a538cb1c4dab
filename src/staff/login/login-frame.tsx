import type { ReactNode } from 'react'
import { Brand } from '../../components/shell/brand'
import { LANGUAGE_NAMES } from '../../components/shell/language-menu'
import type { View } from '../../components/ui/view'
import { LANGS, type Lang } from '../../platform/format/lang'
import { Notice } from '../parts/notice'

interface LoginFrameProps {
  view: View
  title: string
  text: string
  /** The success message of the previous step. */
  notice?: string | null
  /** Returns the address of this page in another language. Absent on a page that contains a posted form. */
  inLang?: (lang: Lang) => string
  children: ReactNode
}

/** The layout of the login pages: a panel below the agency's name, in any language. */
export function LoginFrame({ view, title, text, notice, inLang, children }: LoginFrameProps) {
  return (
    <main className="staff-login">
      <Brand view={view} />
      <section className="panel stack" aria-labelledby="login-title">
        <h1 id="login-title">{title}</h1>
        {notice ? <Notice kind="good">{notice}</Notice> : <p className="small muted">{text}</p>}
        {children}
      </section>
      {inLang ? <Languages view={view} inLang={inLang} /> : null}
    </main>
  )
}

function Languages({ view, inLang }: { view: View; inLang: (lang: Lang) => string }) {
  return (
    <ul className="row languages">
      {LANGS.map((code) => (
        <li key={code}>
          <a href={inLang(code)} lang={code} aria-current={code === view.lang ? 'true' : undefined}>
            {LANGUAGE_NAMES[code]}
          </a>
        </li>
      ))}
    </ul>
  )
}
