import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { deleteSome, isInNextBatch, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { appointment } from '../../platform/db/schema-appointments'
import { monthsBefore } from '../../platform/format/time-before'
import { FEEDBACK_MONTHS } from '../../site/retention'
import type { SiteSettings } from '../../site/site'

/**
 * Deletes the answers of visitors, and the appointments without a lead after the time of other leads. An appointment with
 * a lead is deleted with it.
 */
export async function deleteExpiredAppointments(
  db: Db,
  { leadMonths }: Pick<SiteSettings, 'leadMonths'>,
  now: Date,
): Promise<void> {
  const { id, leadId, startAt, feedback, feedbackAt } = appointment
  const before = (months: number) => monthsBefore(now, months).getTime()
  const isOldFeedback = and(lt(feedbackAt, before(FEEDBACK_MONTHS)), isNotNull(feedback))
  await repeatUntilDone(db, [
    db
      .update(appointment)
      .set({ feedback: null })
      .where(isInNextBatch(appointment, [id], isOldFeedback)),
    ...(leadMonths.other === null
      ? []
      : [
          deleteSome(
            db,
            appointment,
            [id],
            and(isNull(leadId), lt(startAt, before(leadMonths.other))),
          ),
        ]),
  ])
}
