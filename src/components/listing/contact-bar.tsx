import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import type { Manager } from '../../domain/listing/property'
import { PORTRAIT_WIDTHS, ResponsivePicture } from '../media/picture'

interface ContactBarProps {
  manager: Manager | null
  title: string
  /** The one button. */
  children: ReactNode
}

/** The manager's card of narrow screens: at the bottom, once the visitor has scrolled 50 px. */
export function ContactBar({ manager, title, children }: ContactBarProps) {
  return (
    <div className="contact-bar" {...hook('contact-bar')}>
      {manager?.photo ? (
        <ResponsivePicture
          src={manager.photo}
          alt=""
          sizes="3rem"
          width={1000}
          height={1200}
          widths={PORTRAIT_WIDTHS}
        />
      ) : null}
      <p>
        {manager ? <b>{manager.name}</b> : null}
        {title}
      </p>
      {children}
    </div>
  )
}
