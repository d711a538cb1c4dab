import { ResponsivePicture } from '../media/picture'

export interface VisitedHomeProps {
  title: string
  /** Address and price. */
  about: string
  picture: string | null
}

/** The home that is visited, in short. */
export function VisitedHome({ title, about, picture }: VisitedHomeProps) {
  return (
    <div className="visited-home">
      {picture && <ResponsivePicture src={picture} alt="" sizes="6rem" />}
      <p>
        <b>{title}</b>
        {about}
      </p>
    </div>
  )
}
