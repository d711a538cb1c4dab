import { SHEET_TEXTS } from '../../components/ui/sheet'
import type { LabelKey } from '../../i18n'
import { SENT_TEXTS } from './visit-sent'

/** The texts of the one sheet, and of the last of the five steps. */
export const VISIT_TEXTS: LabelKey[] = [
  ...SHEET_TEXTS,
  ...SENT_TEXTS,
  'visit.title',
  'visit.you',
  'visit.knownhere',
  'visit.enter',
  'visit.whenhelp',
  'visit.chipshelp',
  'visit.amchip',
  'visit.pmchip',
  'visit.later',
  'visit.date',
  'visit.part',
  'visit.am',
  'visit.pm',
]

/** Further texts of the five steps. */
export const STEP_TEXTS: LabelKey[] = [
  'visit.email',
  'visit.check',
  'visit.checking',
  'visit.toolittle',
  'visit.toolittletext',
  'visit.questions',
  'visit.window',
  'visit.answered',
  'visit.enough',
  'visit.enoughtext',
  'visit.existing',
  'visit.thanks',
  'visit.thankstext',
  'visit.picktime',
  'visit.close',
  'visit.loading',
  'visit.widgetfailed',
  'visit.known',
  'visit.told',
]
