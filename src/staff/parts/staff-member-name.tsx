import { Portrait } from '../../components/media/portrait'

interface StaffMemberNameProps {
  name: string
  /** The face that the site shows of them; null for who has none there. */
  photo: string | null
}

/** A colleague by name, beside their face. */
export function StaffMemberName({ name, photo }: StaffMemberNameProps) {
  return (
    <span className="colleague">
      {photo ? <Portrait photo={photo} sizes="2rem" /> : null}
      <span>{name}</span>
    </span>
  )
}
