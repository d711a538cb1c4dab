import { Island } from '../ui/island'
import { PauseButton } from '../ui/pause-button'
import type { View } from '../ui/view'

interface VideoFiles {
  mobile: string
  desktop: string
  poster: string
}

interface SilentVideoProps {
  view: View
  files: VideoFiles
  title: string
}

/** A silent video in a loop. Without scripts it plays on a click. */
export function SilentVideo({ view, files, title }: SilentVideoProps) {
  return (
    <Island name="video" when="visible">
      <div className="video-box">
        <video
          muted
          loop
          playsInline
          controls
          preload="none"
          poster={files.poster}
          width={1280}
          height={720}
          aria-label={title}
        >
          <source src={files.mobile} type="video/mp4" media="(max-width: 48rem)" />
          <source src={files.desktop} type="video/mp4" />
        </video>
        <div className="needs-script">
          <PauseButton view={view} />
        </div>
      </div>
    </Island>
  )
}
