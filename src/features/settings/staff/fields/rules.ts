import { CONSENT_CATEGORIES } from '../../../../platform/external-scripts/consent-categories'
import { TEMPLATES } from '../../../../platform/external-scripts/script-templates'
import type { Field, NumberField, ValuesField } from '../../../../platform/fields/field'
import { REGIONS } from '../../../../platform/geo/belgian-region'
import { GOAL } from '../../../../platform/goal'
import type { LabelKey } from '../../../../platform/i18n'

function period(name: string, label: LabelKey, unit: LabelKey = 'settings.months'): NumberField {
  return { kind: 'number', name, label, unit }
}

/** The handling of forms that visitors send. */
export const formsFields: Field[] = [
  {
    kind: 'flag',
    name: 'sendToManager',
    label: 'settings.sendToManager',
    help: 'settings.sendToManager.help',
    guard: 'people',
  },
  {
    kind: 'flag',
    name: 'sendToOffice',
    label: 'settings.sendToOffice',
    help: 'settings.sendToOffice.help',
    guard: 'people',
  },
  {
    kind: 'list',
    name: 'rentalQuestions',
    label: 'settings.rentalQuestions',
    help: 'settings.rentalQuestions.help',
    item: 'settings.rentalQuestion',
    fields: [
      {
        kind: 'choice',
        name: 'region',
        label: 'settings.region',
        choices: REGIONS.map((region) => ({
          value: region,
          label: `settings.region.${region}` as const,
        })),
      },
      {
        kind: 'choice',
        name: 'stage',
        label: 'settings.stage',
        choices: [
          { value: 'info', label: 'settings.stage.info' },
          { value: 'visit', label: 'settings.stage.visit' },
        ],
      },
    ],
  },
  {
    kind: 'group',
    name: 'leadMonths',
    label: 'settings.leadMonths',
    help: 'settings.leadMonths.help',
    fields: [
      { ...period('demand', 'settings.leadMonths.demand'), nullable: true },
      { ...period('other', 'settings.leadMonths.other'), nullable: true },
    ],
  },
  {
    kind: 'group',
    name: 'retention',
    label: 'settings.retention',
    fields: [
      period('tenantMonths', 'settings.retention.tenantMonths'),
      period('mailDays', 'settings.retention.mailDays', 'settings.days'),
      period('errorDays', 'settings.retention.errorDays', 'settings.days'),
      period('historyMonths', 'settings.retention.historyMonths'),
      period('visitMonths', 'settings.retention.visitMonths'),
      period('accountMonths', 'settings.retention.accountMonths'),
      period('auditMonths', 'settings.retention.auditMonths'),
    ],
  },
]

const handOver = (name: string, label: LabelKey): Field => ({
  kind: 'translated',
  name,
  label,
  help: 'settings.handover.help',
  isAddress: true,
  nullable: true,
  guard: 'people',
})

/** The scheduling of visits, and integrations with other sites. */
export const visitsFields: Field[] = [
  {
    kind: 'group',
    name: 'appointmentWidget',
    label: 'settings.widget',
    help: 'settings.widget.help',
    nullable: true,
    fields: [
      {
        kind: 'text',
        name: 'key',
        label: 'settings.widget.key',
        required: true,
        guard: 'people',
      },
      { kind: 'text', name: 'button', label: 'settings.widget.button', required: true },
      {
        kind: 'record',
        name: 'conditions',
        label: 'settings.widget.conditions',
        item: 'settings.widget.condition',
        key: 'settings.widget.name',
        value: { kind: 'translated', name: 'value', label: 'settings.text', lines: true },
      },
      {
        kind: 'record',
        name: 'show',
        label: 'settings.widget.show',
        item: 'settings.widget.part',
        key: 'settings.widget.name',
        value: { kind: 'flag', name: 'value', label: 'settings.widget.shown' },
      },
    ],
  },
  handOver('questionnaireUrl', 'settings.questionnaireUrl'),
  {
    kind: 'choices',
    name: 'externalVisitGoals',
    label: 'settings.externalVisitGoals',
    guard: 'people',
    choices: [
      { value: GOAL.sale, label: 'goal.sale' },
      { value: GOAL.rent, label: 'goal.rent' },
    ],
  },
  handOver('rentalPlatformUrl', 'settings.rentalPlatformUrl'),
  handOver('notaryUrl', 'settings.notaryUrl'),
]

const flag = (name: string, label: LabelKey): Field => ({ kind: 'flag', name, label })
const kinds = (name: string, label: LabelKey): ValuesField => ({
  kind: 'values',
  name,
  label,
  help: 'settings.history.kinds.help',
  of: 'number',
})

/** The parts of a property's history that owners see. */
export const historyFields: Field[] = [
  {
    kind: 'group',
    name: 'history',
    label: 'settings.history',
    help: 'settings.history.help',
    guard: 'people',
    fields: [
      flag('showComments', 'settings.history.showComments'),
      flag('hideCommentsCommunication', 'settings.history.hideCommentsCommunication'),
      flag('showVisitStats', 'settings.history.showVisitStats'),
      flag('showCalendarHistory', 'settings.history.showCalendarHistory'),
      flag('showMediaOnline', 'settings.history.showMediaOnline'),
      flag('showAutomaticHistory', 'settings.history.showAutomaticHistory'),
      flag('showDocuments', 'settings.history.showDocuments'),
      flag('showPastOnly', 'settings.history.showPastOnly'),
      flag('anonimizeContacts', 'settings.history.anonimizeContacts'),
      kinds('hideTypeIDs', 'settings.history.hideTypeIDs'),
      kinds('hideCalendarTypeIDs', 'settings.history.hideCalendarTypeIDs'),
    ],
  },
]

const hosts = (name: string, label: LabelKey): ValuesField => ({
  kind: 'values',
  name,
  label,
  of: 'text',
})

/** The external scripts and the consent that they need. */
export const consentFields: Field[] = [
  {
    kind: 'list',
    name: 'externalScripts',
    label: 'settings.scripts',
    help: 'settings.scripts.help',
    item: 'settings.script',
    guard: 'people',
    fields: [
      {
        kind: 'choice',
        name: 'template',
        label: 'script.template',
        help: 'script.template.help',
        choices: TEMPLATES.map((value) => ({ value, label: `script.template.${value}` as const })),
      },
      { kind: 'text', name: 'id', label: 'settings.script.id', required: true },
      { kind: 'address', name: 'src', label: 'settings.script.src', required: true },
      {
        kind: 'choice',
        name: 'category',
        label: 'settings.script.category',
        help: 'settings.script.category.help',
        choices: [
          { value: 'necessary', label: 'settings.script.necessary' },
          ...CONSENT_CATEGORIES.map((category) => ({
            value: category,
            label: `consent.${category}` as const,
          })),
        ],
      },
      {
        kind: 'choice',
        name: 'on',
        label: 'settings.script.on',
        choices: [
          { value: 'demand', label: 'settings.script.on.demand' },
          { value: 'page', label: 'settings.script.on.page' },
        ],
      },
      { kind: 'text', name: 'tagId', label: 'settings.script.tagId', optional: true },
      {
        kind: 'record',
        name: 'data',
        label: 'settings.script.data',
        item: 'settings.script.datum',
        key: 'settings.widget.name',
        value: { kind: 'text', name: 'value', label: 'settings.value' },
      },
      {
        kind: 'group',
        name: 'hosts',
        label: 'settings.script.hosts',
        help: 'settings.script.hosts.help',
        fields: [
          hosts('script', 'settings.script.hosts.script'),
          hosts('connect', 'settings.script.hosts.connect'),
          hosts('frame', 'settings.script.hosts.frame'),
          hosts('style', 'settings.script.hosts.style'),
        ],
      },
    ],
  },
  {
    kind: 'group',
    name: 'mapTiles',
    label: 'settings.tiles',
    help: 'settings.tiles.help',
    fields: [
      { kind: 'text', name: 'url', label: 'settings.tiles.url', guard: 'people' },
      { kind: 'text', name: 'attribution', label: 'settings.tiles.attribution' },
    ],
  },
]
