import { z } from 'zod'
import { translated } from '../../listing/property'
import { cached } from '../../platform/cache'
import { pick } from '../../platform/format/lang'
import { listShownTeam, type TeamMember } from '../../site/team'
import { Portrait } from '../media/portrait'
import type { View } from '../ui/view'
import type { LoadContext } from './module'

/** The team member who receives what the form sends. */
export const readerConfig = z.object({ personId: z.number().int(), text: translated })
type ReaderConfig = z.output<typeof readerConfig>

/** Returns the team member who reads the form. Returns null if none is set or the person has left the team. */
export async function loadReader(
  { cache, db }: Pick<LoadContext, 'cache' | 'db'>,
  reader: ReaderConfig | undefined,
): Promise<TeamMember | null> {
  if (!reader) return null
  const team = await cached(cache, 'content', 'team', () => listShownTeam(db))
  return team.find(({ id }) => id === reader.personId) ?? null
}

interface ReaderProps {
  view: View
  reader: ReaderConfig | undefined
  person: TeamMember | null
}

export function Reader({ view, reader, person }: ReaderProps) {
  if (!reader || !person) return null
  return (
    <div className="reader">
      {person.photo && <Portrait photo={person.photo} sizes="4rem" />}
      <p>
        <strong>{view.t('contact.reads', { name: person.name })}</strong>
        {pick(reader.text, view.lang)}
      </p>
    </div>
  )
}
