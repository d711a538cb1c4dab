import { EmptyState } from '../../components/ui/empty-state'
import type { Words } from '../../components/ui/view'
import type { FavouritesProps, FavouritesText } from './favourites-props'

interface NothingProps {
  words: Words<FavouritesText>
  /** True where there were favourites, none of them still online. */
  wasFilled: boolean
  ways: FavouritesProps['ways']
}

export function Nothing({ words: { t }, wasFilled, ways }: NothingProps) {
  return (
    <EmptyState
      title={t(wasFilled ? 'favourites.nothere' : 'favourites.none')}
      text={wasFilled ? undefined : t('favourites.nonetext')}
    >
      {wasFilled ? null : <noscript>{t('favourites.noscript')}</noscript>}
      {ways.map(({ href, label }) => (
        <a key={href} className="button quiet" href={href}>
          {t(label)}
        </a>
      ))}
    </EmptyState>
  )
}
