import { moduleKinds } from '../../features/pages/modules/registry'
import { pageFields } from '../../features/pages/staff/page-fields'
import { placementFields } from '../../features/pages/staff/placement-fields'
import { PARTS } from '../../features/settings/staff/parts'
import { entriesOf } from '../../platform/fields/entries-of'
import type { Field } from '../../platform/fields/field'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { isSitePicture } from '../../platform/format/picture-files'
import { wrongRedirects } from '../../site/page'
import { SETTINGS_PARTS } from '../../site/settings-parts'
import type { AgencyFolder, FolderIssue } from './folder'

/** A video or an icon that is part of the product. */
const PRODUCT_FILE = /^\/(?:videos\/[\w-][\w.-]*|favicon\.\w+)$/
/** The icon of an agency without one. */
const NO_ICON = 'data:,'
const GATED = /^\/documents\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/**
 * Returns an issue for each address of a picture, video or document in a folder that is not a file of this site, and for
 * each redirect of a page to another host.
 */
export function addressIssues({ settings, team, markers, pages, articles }: AgencyFolder) {
  const ofMarkers = PARTS.markers.fields.filter(({ name }) => name === 'markers')
  const ofSettings = SETTINGS_PARTS.flatMap((part) => (part === 'team' ? [] : PARTS[part].fields))
  return [
    ...issuesOf('settings', '', ofSettings, settings),
    ...issuesOf('team', '', PARTS.team.fields, team),
    ...issuesOf('markers', '', ofMarkers, { markers }),
    ...(pages ?? []).flatMap(({ modules, ...page }, at) => [
      ...(wrongRedirects(page.params).length > 0 ? [wrongRedirect(at)] : []),
      ...issuesOf('pages', `[${at}].`, pageFields, page),
      ...modules.flatMap(({ kind, placement, config }, nth) => {
        const path = `[${at}].modules[${nth}]`
        return [
          ...issuesOf('pages', `${path}.placement.`, placementFields, placement),
          ...issuesOf('pages', `${path}.config.`, moduleKinds[kind]?.fields ?? [], config),
        ]
      }),
    ]),
    ...(articles?.images ?? []).flatMap(({ url }, at) =>
      isSiteFile(url) || GATED.test(url) ? [] : [issueAt('articles', `images[${at}].url`)],
    ),
  ]
}

function issuesOf(
  file: string,
  path: string,
  fields: readonly Field[],
  document: unknown,
): FolderIssue[] {
  const entries = entriesOf(fields, document)
  return leavesOf(fields, entries).flatMap(({ name, field }) => {
    const address = entries[name] ?? ''
    if (field.kind !== 'file' || !address) return []
    const isRight = field.of === 'document' ? GATED.test(address) : isSiteFile(address)
    return isRight ? [] : [issueAt(file, path + name.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'))]
  })
}

function wrongRedirect(at: number): FolderIssue {
  const message = 'is not a path of this site'
  return { file: 'pages.json', path: `[${at}].params.redirectUrl`, message }
}

function isSiteFile(address: string): boolean {
  return isSitePicture(address) || PRODUCT_FILE.test(address) || address === NO_ICON
}

function issueAt(file: string, path: string): FolderIssue {
  return { file: `${file}.json`, path, message: 'is not the path of a file of this site' }
}
