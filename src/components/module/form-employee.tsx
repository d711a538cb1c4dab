import { z } from 'zod'
import { translated } from '../../listing/property'
import { pick } from '../../platform/format/lang'
import { PORTRAIT_WIDTHS, ResponsivePicture } from '../media/picture'
import type { View } from '../ui/view'

export const visitorConfig = z.object({
  image: z.string(),
  alt: translated,
  title: translated,
  text: translated,
})

interface VisitorProps {
  view: View
  person: z.output<typeof visitorConfig>
}

/** A large portrait of the employee, with a text about the handling of the form. */
export function Visitor({ view: { lang }, person }: VisitorProps) {
  return (
    <div className="panel tint visitor">
      <ResponsivePicture
        src={person.image}
        alt={pick(person.alt, lang)}
        sizes="20rem"
        width={1000}
        height={1200}
        widths={PORTRAIT_WIDTHS}
      />
      <h2>{pick(person.title, lang)}</h2>
      <p className="small">{pick(person.text, lang)}</p>
    </div>
  )
}
