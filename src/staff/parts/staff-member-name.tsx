import { Portrait } from '../../components/media/portrait'

interface ColleagueNameProps {
  name: string
  /** The face that the site shows of them; null for who has none there. */
  photo: string | null
}

/** A colleague by name, beside their face. */
export function ColleagueName({ name, photo }: ColleagueNameProps) {
  return (
    <span className="colleague">
      {photo ? <Portrait photo={photo} sizes="2rem" /> : null}
      <span>{name}</span>
    </span>
  )
}
