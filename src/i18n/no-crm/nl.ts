import type { Dictionary } from '../dictionary'

/** Staff texts of an agency without a CRM, instead of those that name one. */
export const noCrmNl = {
  'staff.roles.admin':
    'Een beheerder mag alles: ook collega’s uitnodigen, gegevens van personen wissen en bewaarde pagina’s leegmaken.',
  'staff.crm': 'Koppeling',
  'staff.crm.lead.pending': 'wacht op doorsturen',
  'staff.crm.lead.taken': 'doorgestuurd',
  'staff.crm.lead.refused': 'niet doorgestuurd',
  'staff.crm.lead.unknown': 'misschien doorgestuurd',
  'staff.crm.lead.unknown.text': 'Of deze aanvraag werd doorgestuurd, is niet zeker.',
  'staff.crm.lead.refused.text': 'Deze aanvraag werd niet doorgestuurd.',
  'staff.crm.lead.settle': 'In orde',
  'staff.crm.lead.again': 'Opnieuw doorsturen',
  'staff.crm.lead.id': 'Nummer {id}',
  'record.list.text':
    'Uw panden: die van een import en die u hier maakt. Prijs, status en adres van een ingevoerd pand komen uit de import; wat u hier aanvult, blijft staan.',
  'record.text': 'Wat u leeg laat, komt uit de import.',
  'record.crm.only': 'Prijs, status en adres komen alleen uit de import.',
  'record.lacks.where': 'Vul ze hieronder aan.',
  'record.lacks.crm': '(alleen via de import)',
  'record.description.help':
    'Uw tekst komt in de plaats van die van de import, taal per taal. Leeg: de tekst van de import.',
  'record.law': 'Wettelijke vermeldingen die ontbreken',
  'record.facts': 'Kenmerken die ontbreken',
  'record.facts.help': 'Zodra een import iets invult, toont de site dat.',
  'record.crm': 'Ingevoerd: {value}',
  'record.crm.changed':
    'Een import wijzigde deze tekst sindsdien; de uwe blijft staan. Nu ingevoerd: {value}',
  'record.crm.told': 'De laatste import zegt {value}; dat toont de site.',
  'record.made': 'Dit pand maakte u hier: geen import wijzigt het.',
  'record.new.text': 'Het pand komt pas op de site als u de status wijzigt.',
  'record.project.new.text': 'Het nieuwbouwproject komt pas op de site als u de status wijzigt.',
  'record.project.made': 'Dit project maakte u hier: geen import wijzigt het.',
  'record.document.name.help': 'Leeg: de naam uit de import, of anders de soort.',
  'record.document.crm': '{name} (uit de import)',
  'record.visit.crm': 'agenda',
  'part.valuation.goal.value': 'Nummer',
  'staff.owners.text':
    'Wie een pand aan u toevertrouwt, volgt hier bezoeken, afspraken en documenten. U nodigt eigenaars zelf uit.',
  'staff.owners.homes.text':
    'De eigenaar ziet alleen deze panden. Geeft een import eigenaars van een pand door, dan geldt wat daar staat.',
  'settings.type.id': 'Nummer',
  'settings.marquees.help': 'Nummers, één per regel.',
  'settings.documentHosts.help': 'Zoals documenten.voorbeeld.be, één per regel.',
  'settings.history.help': 'Voor één pand kan een import iets anders zeggen.',
  'settings.history.showAutomaticHistory': 'Wat automatisch wordt genoteerd',
  'settings.history.kinds.help': 'Nummers, één per regel.',
  'staff.import.api': 'API',
  'staff.lacking.text':
    'Wat een advertentie volgens de wet van het gewest moet vermelden en bij deze panden ontbreekt. Vul het aan bij het pand.',
  'staff.person.erase.text':
    'Aanvragen, mails, account, wat historieken over dit adres zeggen en vermeldingen elders op de site verdwijnen hier voorgoed. In uw mailbox en andere software wist u ze zelf.',
  'staff.accounts.member.help':
    'Panden die deze persoon beheert, en hun aanvragen, zijn dan die van dit account. De foto staat bij de naam.',
  'settings.crmName': 'Naam in de import',
  'settings.office.crmName.help':
    'Alleen als een import dit kantoor anders noemt: zo weet de site welke panden en aanvragen erbij horen.',
  'settings.member.crmName.help':
    'Precies zoals een import de beheerder van een pand noemt. Niet nodig als het e-mailadres daar hetzelfde is.',
  'import.sourceWithoutFiles': 'Deze site is niet ingesteld om bestanden in te lezen',
} as const satisfies Partial<Dictionary>
