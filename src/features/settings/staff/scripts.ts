import { createElement } from 'react'
import type { View } from '../../../components/ui/view'
import { type ExternalScript, sourcesOf } from '../../../platform/external-scripts/external-scripts'
import {
  changeMark,
  policyChanges,
  scriptIssues,
  TEMPLATES,
  templateDefaults,
} from '../../../platform/external-scripts/script-templates'
import type { Entries } from '../../../platform/fields/field'
import { settingsParts } from '../../../site/settings-parts'
import type { Question } from '../../../staff/editing/edit-form'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { PolicyPanel } from './policy-panel'

const LIST = 'externalScripts'

/** Returns the form with the defaults of each script's template in empty fields. */
export function withTemplateDefaults(entries: Entries): Entries {
  const withDefaults = { ...entries }
  for (const name of Object.keys(entries)) {
    const item = new RegExp(`^${LIST}\\.\\d+(?=\\.template$)`).exec(name)?.[0]
    const template = TEMPLATES.find((template) => template === entries[name])
    if (!item || !template) continue
    const { id, src, hosts } = templateDefaults(template, entries[`${item}.tagId`]?.trim() ?? '')
    // The address of a tag is derived from its id only.
    if (src) withDefaults[`${item}.src`] = src
    if (!id || entries[`${item}.id`]) continue
    withDefaults[`${item}.id`] = id
    for (const [kind, kindHosts] of Object.entries(hosts ?? {}))
      withDefaults[`${item}.hosts.${kind}`] ||= kindHosts.join('\n')
  }
  return withDefaults
}

/** Returns the values that a script's template does not allow, by field. */
export function wrongScripts(scripts: readonly ExternalScript[]): FieldIssue[] {
  return scripts.flatMap((script, index) =>
    scriptIssues(script).map(
      ({ key, is, value }): FieldIssue => ({
        name: `${LIST}.${index}.${key}`,
        text: `script.wrong.${is}`,
        params: { value },
      }),
    ),
  )
}

/** Returns a question if a document changes the content security policy, or null if it does not. */
export function policyQuestion(view: View, live: unknown, document: unknown): Question | null {
  const [oldPolicy, newPolicy] = [live, document].map((document) =>
    sourcesOf(settingsParts.consent.parse(document).externalScripts),
  )
  const changes = oldPolicy && newPolicy ? policyChanges(oldPolicy, newPolicy) : []
  if (changes.length === 0) return null
  return { mark: changeMark(changes), panel: createElement(PolicyPanel, { view, changes }) }
}
