import { Portrait } from '../../components/media/portrait'

interface StaffMemberNameProps {
  name: string
  /** The public portrait of the staff member, or null if there is none. */
  photo: string | null
}

/** The name of a staff member next to the portrait. */
export function StaffMemberName({ name, photo }: StaffMemberNameProps) {
  return (
    <span className="staff-member-name">
      {photo ? <Portrait photo={photo} sizes="2rem" /> : null}
      <span>{name}</span>
    </span>
  )
}
