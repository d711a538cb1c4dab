import type { ownersNl } from './nl'

export const ownersFr: Record<keyof typeof ownersNl, string> = {
  'staff.owners': 'Propriétaires',
  'staff.owners.text':
    'Qui vous confie un bien suit ici les visites, les rendez-vous et les documents. Les propriétaires arrivent du CRM avec les biens, ou vous les invitez vous-même.',
  'staff.owners.invite': 'Inviter un propriétaire',
  'staff.owners.invite.text':
    'Le propriétaire reçoit un e-mail avec un lien pour choisir un mot de passe. Le lien fonctionne une seule fois, pendant sept jours.',
  'staff.owners.search': 'Rechercher par nom, e-mail ou adresse d’un bien',
  'staff.owners.homesearch': 'Rechercher un bien par rue, commune ou numéro',
  'staff.owners.find': 'Rechercher',
  'staff.owners.count.one': '{count} propriétaire',
  'staff.owners.count.other': '{count} propriétaires',
  'staff.owners.homes': 'Biens',
  'staff.owners.homes.text':
    'Le propriétaire ne voit que ces biens. Si le CRM transmet les propriétaires d’un bien, la prochaine importation applique ce qu’il dit.',
  'staff.owners.nohomes': 'aucun bien',
  'staff.owners.nonefound': 'Aucun autre bien trouvé.',
  'staff.owners.language': 'Langue du propriétaire',
  'staff.owners.login': 'Dernière connexion',
  'staff.owners.never': 'inconnue',
  'staff.owners.active': 'peut se connecter',
  'staff.owners.invited': 'invité, pas encore de mot de passe',
  'staff.owners.revoked': 'accès retiré',
  'staff.owners.change.text':
    'Avec une autre adresse e-mail, les liens envoyés expirent et le propriétaire est déconnecté partout.',
  'staff.owners.act.invite': 'Inviter à nouveau',
  'staff.owners.act.revoke': 'Retirer l’accès',
  'staff.owners.act.restore': 'Rétablir l’accès',
  'staff.owners.act.add': 'Ajouter',
  'staff.owners.act.remove': 'Retirer',
  'staff.owners.done.invite': '{name} reçoit un e-mail avec un lien.',
  'staff.owners.done.change': 'Les données de {name} sont enregistrées.',
  'staff.owners.done.revoke': '{name} n’a plus accès et est déconnecté partout.',
  'staff.owners.done.restore': '{name} peut à nouveau se connecter.',
  'staff.owners.done.add': 'Le bien est ajouté.',
  'staff.owners.done.remove': 'Le bien est retiré.',
  'staff.owners.look': 'Voir comme propriétaire',
  'staff.owners.look.text':
    'Pendant un quart d’heure, vous voyez ce que voit ce propriétaire, sans rien pouvoir modifier. C’est noté dans le journal.',
  'look.label': 'Vue comme propriétaire',
  'look.text':
    'Vous voyez l’espace de {name}, depuis {time}. Vous ne pouvez rien modifier\u00a0; cela s’arrête après {minutes} minutes.',
  'look.end': 'Arrêter',
  'look.refused': 'Vous ne faites que regarder',
  'look.refused.text':
    'Tant que vous regardez comme propriétaire, vous ne pouvez ni vous connecter ou déconnecter ici, ni changer de mot de passe. Arrêtez d’abord.',
  'audit.owner.invite': 'a invité un propriétaire',
  'audit.owner.change': 'a modifié les données d’un propriétaire',
  'audit.owner.revoke': 'a retiré l’accès à un propriétaire',
  'audit.owner.restore': 'a rétabli l’accès d’un propriétaire',
  'audit.owner.add-home': 'a donné un bien à un propriétaire',
  'audit.owner.remove-home': 'a retiré un bien à un propriétaire',
  'audit.owner.view': 'a regardé comme propriétaire',
}
