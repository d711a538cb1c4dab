import type { ReactNode } from 'react'
import { FactsTable } from '../../../components/listing/facts-table'
import type { View } from '../../../components/ui/view'
import { Notice } from '../../../staff/parts/notice'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import { PERSON_KINDS, type PersonCounts } from '../person-kinds'
import { PersonForm } from './person-form'

interface PersonPageProps {
  view: View
  email: string
  counts: Required<PersonCounts>
  /** True if it is the address of a staff member. */
  isOfStaff: boolean
  /** True if the erasure was requested without the check box that confirms it. */
  mustConfirm: boolean
}

/** The number of records about a person, with buttons to export or erase them. */
export function PersonPage(props: PersonPageProps) {
  const { view, email, counts } = props
  const { t } = view
  const facts = PERSON_KINDS.map((kind) => ({
    term: t(`staff.person.${kind}`),
    value: counts[kind],
  }))
  const isKnown = PERSON_KINDS.some((kind) => counts[kind] > 0)
  return (
    <>
      <BackLink href={STAFF.person}>{t('staff.person.back')}</BackLink>
      <section className="panel stack">
        <h2>{email}</h2>
        {isKnown ? <FactsTable wide facts={facts} /> : <p>{t('staff.person.none')}</p>}
        {isKnown ? <Actions {...props} /> : <PersonForm view={view} />}
      </section>
    </>
  )
}

function Actions({ view: { t }, email, isOfStaff, mustConfirm }: PersonPageProps) {
  return (
    <>
      <Action email={email} path="/export">
        <button type="submit" className="button quiet">
          {t('staff.person.export')}
        </button>
      </Action>
      {isOfStaff ? (
        <p className="muted">{t('staff.person.staff')}</p>
      ) : (
        <Action email={email} path="/erasure">
          <Notice kind="bad">{mustConfirm && t('staff.person.unsure')}</Notice>
          <p className="muted">{t('staff.person.erase.text')}</p>
          <p>
            <label className="check">
              <input type="checkbox" name="sure" value="yes" />
              <span>{t('staff.person.sure')}</span>
            </label>
          </p>
          <p>
            <button type="submit" className="button">
              {t('staff.person.erase')}
            </button>
          </p>
        </Action>
      )}
    </>
  )
}

function Action(props: { email: string; path: string; children: ReactNode }) {
  return (
    <form className="stack" method="post" action={`${STAFF.person}${props.path}`}>
      <input type="hidden" name="email" value={props.email} />
      {props.children}
    </form>
  )
}
