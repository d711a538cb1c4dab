import type { ownersNl } from './nl'

export const ownersDe: Record<keyof typeof ownersNl, string> = {
  'staff.owners': 'Eigentümer',
  'staff.owners.text':
    'Wer Ihnen eine Immobilie anvertraut, verfolgt hier Besuche, Termine und Dokumente. Eigentümer kommen mit den Immobilien aus dem CRM, oder Sie laden sie selbst ein.',
  'staff.owners.invite': 'Eigentümer einladen',
  'staff.owners.invite.text':
    'Der Eigentümer erhält eine E-Mail mit einem Link, um ein Passwort zu wählen. Der Link gilt einmal, sieben Tage lang.',
  'staff.owners.search': 'Nach Name, E-Mail-Adresse oder Adresse einer Immobilie suchen',
  'staff.owners.homesearch': 'Eine Immobilie nach Straße, Gemeinde oder Nummer suchen',
  'staff.owners.find': 'Suchen',
  'staff.owners.count.one': '{count} Eigentümer',
  'staff.owners.count.other': '{count} Eigentümer',
  'staff.owners.homes': 'Immobilien',
  'staff.owners.homes.text':
    'Der Eigentümer sieht nur diese Immobilien. Nennt das CRM die Eigentümer einer Immobilie, gilt beim nächsten Import, was dort steht.',
  'staff.owners.nohomes': 'noch keine Immobilie',
  'staff.owners.nonefound': 'Keine andere Immobilie gefunden.',
  'staff.owners.language': 'Sprache des Eigentümers',
  'staff.owners.login': 'Letzte Anmeldung',
  'staff.owners.never': 'nicht bekannt',
  'staff.owners.active': 'kann sich anmelden',
  'staff.owners.invited': 'eingeladen, noch kein Passwort',
  'staff.owners.revoked': 'Zugang entzogen',
  'staff.owners.change.text':
    'Mit einer anderen E-Mail-Adresse verfallen verschickte Links, und der Eigentümer wird überall abgemeldet.',
  'staff.owners.act.invite': 'Erneut einladen',
  'staff.owners.act.revoke': 'Zugang entziehen',
  'staff.owners.act.restore': 'Wieder zulassen',
  'staff.owners.act.add': 'Hinzufügen',
  'staff.owners.act.remove': 'Entfernen',
  'staff.owners.done.invite': '{name} erhält eine E-Mail mit einem Link.',
  'staff.owners.done.change': 'Die Angaben zu {name} sind gespeichert.',
  'staff.owners.done.revoke': '{name} hat keinen Zugang mehr und ist überall abgemeldet.',
  'staff.owners.done.restore': '{name} kann sich wieder anmelden.',
  'staff.owners.done.add': 'Die Immobilie ist hinzugefügt.',
  'staff.owners.done.remove': 'Die Immobilie ist entfernt.',
  'staff.owners.look': 'Als Eigentümer ansehen',
  'staff.owners.look.text':
    'Eine Viertelstunde lang sehen Sie, was dieser Eigentümer sieht, und können nichts ändern. Es steht im Protokoll.',
  'look.label': 'Ansicht als Eigentümer',
  'look.text':
    'Sie sehen, was {name} sieht, seit {time}. Sie können nichts ändern; nach {minutes} Minuten endet es von selbst.',
  'look.end': 'Beenden',
  'look.refused': 'Sie sehen nur zu',
  'look.refused.text':
    'Solange Sie den Bereich als Eigentümer ansehen, können Sie sich hier weder an- noch abmelden und kein Passwort ändern. Beenden Sie zuerst die Ansicht.',
  'audit.owner.invite': 'hat einen Eigentümer eingeladen',
  'audit.owner.change': 'hat die Angaben eines Eigentümers geändert',
  'audit.owner.revoke': 'hat einem Eigentümer den Zugang entzogen',
  'audit.owner.restore': 'hat einen Eigentümer wieder zugelassen',
  'audit.owner.add-home': 'hat einem Eigentümer eine Immobilie gegeben',
  'audit.owner.remove-home': 'hat einem Eigentümer eine Immobilie genommen',
  'audit.owner.view': 'hat als Eigentümer zugesehen',
}
