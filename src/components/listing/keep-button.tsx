import { pick } from '../../domain/format/lang'
import { type KeptRef, keptId } from '../../domain/list/kept-ids'
import type { ListingCard } from '../../domain/listing/published'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { placeName } from './place-line'

type Keepable = KeptRef & Pick<ListingCard, 'title' | 'zip' | 'city'>

interface KeepButtonProps {
  view: View
  listing: Keepable
  /** With its word beside the heart, for pages of one home. */
  worded?: boolean
}

/** The heart that keeps a home in this browser; `client/islands/keep.ts` shows it and listens. */
export function KeepButton({ view: { t, lang }, listing, worded = false }: KeepButtonProps) {
  const name = keepName(listing, lang)
  const add = t('keep.add', { name })
  return (
    <button
      type="button"
      className={worded ? 'button quiet keep' : 'round keep'}
      data-keep={keptId(listing)}
      data-add={add}
      data-remove={t('keep.remove', { name })}
      aria-label={add}
      aria-pressed="false"
    >
      <Icon name="heart" />
      {worded && (
        <>
          <span className="off">{t('keep.off')}</span>
          <span className="on">{t('keep.on')}</span>
        </>
      )}
    </button>
  )
}

/** What a home is called where only its name is heard: `Herenhuis, 9000 Gent`. */
export function keepName(listing: Omit<Keepable, 'kind' | 'id'>, lang: View['lang']): string {
  return [pick(listing.title, lang), placeName(listing, lang)].filter(Boolean).join(', ')
}
