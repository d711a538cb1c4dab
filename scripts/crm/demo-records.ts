import { readFileSync } from 'node:fs'

type Wire = Record<string, unknown>

interface Seeds {
  Items: Wire[]
  Projects: (Wire & { Units?: Wire[] })[]
}

/** Fields that a unit in a project's own list inherits from the project. */
const INHERITED = [
  'Zip',
  'City',
  'District',
  'Street',
  'HouseNumber',
  'CountryID',
  'CountryName',
  'PublishAddress',
  'PublicAddress',
  'GoogleX',
  'GoogleY',
]

/** The demo agency's listings in the form of its CRM: units among other properties, with every flag. */
export function demoRecords(): { items: Wire[]; projects: Wire[] } {
  const { Items, Projects } = JSON.parse(readFileSync('seeds/listings.json', 'utf8')) as Seeds
  const units = Projects.flatMap((project) =>
    (project.Units ?? []).map((unit) => unitOf(project, unit)),
  )
  return {
    items: [...Items, ...units].map(withFlags),
    projects: Projects.map(({ Units: _, ...project }) => withFlags(project)),
  }
}

function unitOf(project: Wire, unit: Wire): Wire {
  const filled = Object.entries(unit).filter(([, value]) => value !== null && value !== '-')
  const inherited = INHERITED.map((name) => [name, project[name]])
  return { ...Object.fromEntries(inherited), ProjectID: project.ID, ...Object.fromEntries(filled) }
}

function withFlags(record: Wire): Wire {
  const { PublishPrice, PublishAddress } = record
  return { ...record, PublishPrice: PublishPrice ?? true, PublishAddress: PublishAddress ?? true }
}
