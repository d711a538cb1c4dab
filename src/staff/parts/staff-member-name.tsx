import { Portrait } from '../../components/media/portrait'

interface StaffMemberNameProps {
  name: string
  /** The public portrait of the staff member, or null if there is none. */
  photo: string | null
}

export function StaffMemberName({ name, photo }: StaffMemberNameProps) {
  return (
    <span className="staff-member-name">
      {photo ? <Portrait photo={photo} sizes="2rem" /> : null}
      <span>{name}</span>
    </span>
  )
}
