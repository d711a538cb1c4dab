import type { Field, GroupField } from '../../../../platform/fields/field'
import type { LabelKey } from '../../../../platform/i18n'

function steps(name: string, label: LabelKey): GroupField {
  return {
    kind: 'group',
    name,
    label,
    fields: [
      {
        kind: 'values',
        name: 'min',
        label: 'settings.prices.min',
        help: 'settings.values.help',
        of: 'number',
      },
      { kind: 'values', name: 'max', label: 'settings.prices.max', of: 'number' },
    ],
  }
}

export const searchFields: Field[] = [
  {
    kind: 'number',
    name: 'maxPriceSale',
    label: 'settings.maxPriceSale',
    help: 'settings.maxPrice.help',
    unit: 'settings.euros',
  },
  { kind: 'number', name: 'maxPriceRent', label: 'settings.maxPriceRent', unit: 'settings.euros' },
  {
    kind: 'group',
    name: 'priceRanges',
    label: 'settings.prices',
    help: 'settings.prices.help',
    fields: [steps('sale', 'settings.prices.sale'), steps('rent', 'settings.prices.rent')],
  },
  {
    kind: 'number',
    name: 'defaultRadius',
    label: 'settings.defaultRadius',
    unit: 'settings.kilometres',
  },
  {
    kind: 'flag',
    name: 'showsLoanExample',
    label: 'settings.showsLoanExample',
    help: 'settings.showsLoanExample.help',
  },
  {
    kind: 'number',
    name: 'loanRate',
    label: 'settings.loanRate',
    help: 'settings.loanRate.help',
    unit: 'settings.percent',
    percent: true,
  },
  {
    kind: 'number',
    name: 'energyPrice',
    label: 'settings.energyPrice',
    help: 'settings.energyPrice.help',
    unit: 'settings.euros',
    nullable: true,
  },
  {
    kind: 'list',
    name: 'propertyTypes',
    label: 'settings.types',
    help: 'settings.types.help',
    item: 'settings.type',
    fixed: true,
    fields: [
      { kind: 'number', name: 'webId', label: 'settings.type.id', fixed: true },
      { kind: 'translated', name: 'name', label: 'settings.name', required: true },
      {
        kind: 'list',
        name: 'subs',
        label: 'settings.subtypes',
        item: 'settings.subtype',
        fixed: true,
        fields: [
          { kind: 'number', name: 'id', label: 'settings.type.id', fixed: true },
          { kind: 'translated', name: 'name', label: 'settings.name', required: true },
        ],
      },
    ],
  },
]

/** The facts of listings that are shown, and the listings that are shown. */
export const listingFields: Field[] = [
  { kind: 'flag', name: 'showSoldDetailPage', label: 'settings.showSoldDetailPage' },
  {
    kind: 'flag',
    name: 'homesFirst',
    label: 'settings.homesFirst',
    help: 'settings.homesFirst.help',
  },
  {
    kind: 'choice',
    name: 'earlyHours',
    label: 'settings.earlyHours',
    help: 'settings.earlyHours.help',
    choices: [
      { value: 0, label: 'settings.earlyHours.0' },
      { value: 24, label: 'settings.earlyHours.24' },
      { value: 48, label: 'settings.earlyHours.48' },
      { value: 72, label: 'settings.earlyHours.72' },
    ],
  },
  {
    kind: 'flag',
    name: 'showStickyManager',
    label: 'settings.showStickyManager',
    help: 'settings.showStickyManager.help',
  },
  {
    kind: 'choice',
    name: 'brusselsScale',
    label: 'settings.brusselsScale',
    choices: [
      { value: 'official', label: 'settings.brusselsScale.official' },
      { value: 'spec', label: 'settings.brusselsScale.spec' },
    ],
  },
  {
    kind: 'values',
    name: 'marqueesWithoutStreet',
    label: 'settings.marqueesWithoutStreet',
    help: 'settings.marquees.help',
    of: 'number',
  },
  {
    kind: 'values',
    name: 'ignoreMarquees',
    label: 'settings.ignoreMarquees',
    help: 'settings.marquees.help',
    of: 'number',
  },
  {
    kind: 'values',
    name: 'documentHosts',
    label: 'settings.documentHosts',
    help: 'settings.documentHosts.help',
    of: 'text',
    guard: 'people',
  },
  {
    kind: 'values',
    name: 'embedHosts',
    label: 'settings.embedHosts',
    help: 'settings.embedHosts.help',
    of: 'text',
  },
]
