import { defineExamples } from '../../../../components/module/define-examples'
import { scriptEmbed } from './script-embed'

const LABEL = {
  nl: 'Openingsuren',
  fr: 'Heures d’ouverture',
  en: 'Opening hours',
  de: 'Öffnungszeiten',
}

export const scriptEmbedExamples = defineExamples(scriptEmbed, [
  { name: 'listed', config: { script: 'opening-hours', label: LABEL }, data: null },
  { name: 'not listed', config: { script: 'unknown', label: LABEL }, data: null },
])
