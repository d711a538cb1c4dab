import { z } from 'zod'
import type { View } from '../../../../components/ui/view'
import { adLabel } from '../../../../listing/law/ad-facts'
import type { AdField } from '../../../../listing/law/ad-rules'
import { publicationCheck } from '../../../../listing/law/publication-check'
import { manualListing, recordOf } from '../../../../listing/overrides/manual-listing'
import { coordinates } from '../../../../listing/overrides/manual-parts'
import type { Project, Property } from '../../../../listing/property'
import { localTime } from '../../../../listing/queries/listing-index'
import { withColon } from '../../../../platform/format/lang'
import { regionOf } from '../../../../platform/geo/belgian-region'
import type { SiteSettings } from '../../../../site/site'
import type { Question } from '../../../../staff/editing/edit-form'
import { Notice } from '../../../../staff/parts/notice'
import { hasNoPoint } from '../check-listings'
import { factField, pointAddress } from '../fact-address'

interface Publication {
  view: View
  settings: SiteSettings
  /** The stored record of the property. */
  record: Property
}

/** Returns the record of a document, or the stored one if the document does not match its schema. */
export function recordOfDocument(record: Property, document: unknown): Property {
  const written = manualListing.safeParse(document)
  return written.success ? recordOf(record, written.data, [], localTime(new Date())) : record
}

/**
 * Returns the question before a property comes on the market without facts that the law of its region requires, or null
 * if it has them. It is asked once: not again while the same facts are missing on the site.
 */
export function publicationQuestion(
  { view, settings, record }: Publication,
  document: unknown,
): Question | null {
  const next = recordOfDocument(record, document)
  const mark = missingFacts(next, settings).join(' ')
  if (!mark || mark === missingFacts(record, settings).join(' ')) return null
  return {
    mark,
    panel: (
      <Notice kind="bad" aria-labelledby="publication-title">
        <h2 id="publication-title">{view.t('record.publish.anyway')}</h2>
        <MissingFacts view={view} settings={settings} record={next} />
      </Notice>
    ),
  }
}

/** The facts that the advert of a property still needs, with links to their fields. Renders nothing if it has them all. */
export function MissingFacts({ view: { t }, settings, record }: Publication) {
  const missing = missingFacts(record, settings)
  const region = regionOf(record.zip, record.countryId)
  if (missing.length === 0) return null
  return (
    <p className="small">
      {region
        ? t('record.publish.lacks', { region: t(`settings.region.${region}`) })
        : t('record.lacks')}{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 ? ', ' : ''}
          <FieldLink id={record.id} field={field} label={t(adLabel(field))} />
        </span>
      ))}
    </p>
  )
}

interface MissingPointProps {
  view: View
  /** The stored record of the property or project. */
  record: Project | Property
  /** The document of the form. That of a unit has no point: its project has it. */
  document: unknown
}

/** The notice of a listing that is not on the map, with a link to the field of its latitude or that of its project. */
export function MissingPoint({ view: { t, lang }, record, document }: MissingPointProps) {
  const projectId = 'projectId' in record ? record.projectId : null
  const written = projectId === null ? z.object(coordinates).safeParse(document).data : null
  if (!hasNoPoint({ ...record, ...written })) return null
  return (
    <p className="small">
      <a href={projectId === null ? '#lat' : pointAddress({ ...record, projectId })}>
        {t('staff.incomplete.point')}
      </a>
      {withColon(lang, '')} {t('record.point.text')}
    </p>
  )
}

function FieldLink({ id, field, label }: { id: number; field: AdField; label: string }) {
  const name = factField(id, field)
  return name ? <a href={`#${name}`}>{label}</a> : label
}

function missingFacts(record: Property, settings: SiteSettings): AdField[] {
  return publicationCheck(record, settings).map(({ field }) => field)
}
