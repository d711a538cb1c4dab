import type { secondFactorNl } from './nl'

export const secondFactorFr: Record<keyof typeof secondFactorNl, string> = {
  'staff.code.title': 'Confirmez que c’est bien vous',
  'staff.code.text':
    'Votre mot de passe est correct. Il manque le code de votre application d’authentification.',
  'staff.code.field': 'Code de l’application',
  'staff.code.help': 'Six chiffres, qui changent toutes les trente secondes.',
  'staff.code.lost': 'Vous n’avez pas votre appareil\u00a0?',
  'staff.code.recovery': 'Code de récupération',
  'staff.code.nothing':
    'Plus de codes de récupération non plus\u00a0? Un administrateur de votre agence peut réinitialiser votre authentification à deux facteurs.',
  'staff.code.wrong': 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  'staff.code.over': 'Le délai est dépassé. Connectez-vous à nouveau.',
  'staff.prove.title': 'Confirmez par un code',
  'staff.prove.text':
    'Vous modifiez des comptes ou des données personnelles. C’est pourquoi nous demandons un code, puis plus pendant une demi-heure. Ce que vous avez saisi est conservé.',
  'staff.prove.setup': 'Activez d’abord l’authentification à deux facteurs',
  'staff.prove.setuptext':
    'Qui modifie des comptes ou des données personnelles confirme par le code d’une application. Activez-la dans un nouvel onglet, cela prend deux minutes, puis continuez ici. Ce que vous avez saisi est conservé.',
  'staff.prove.back': 'Revenir sans rien modifier',
  'staff.prove.goon': 'Continuer',
  'staff.prove.here': 'Activer dans un nouvel onglet',
  'staff.factor': 'Authentification à deux facteurs',
  'staff.factor.text':
    'Après votre mot de passe, nous demandons alors aussi le code d’une application de votre téléphone. Qui découvre votre mot de passe n’entre pas pour autant.',
  'staff.factor.begin': 'Activer l’authentification à deux facteurs',
  'staff.factor.start': 'Activer',
  'staff.factor.on': 'Activée',
  'staff.factor.since': 'depuis le',
  'staff.factor.left.one': 'encore {count} code de récupération',
  'staff.factor.left.other': 'encore {count} codes de récupération',
  'staff.factor.switchoff': 'Désactiver',
  'staff.factor.either': 'Votre mot de passe, ou un code de l’application',
  'staff.factor.offtext': 'Un nouveau téléphone\u00a0? Désactivez, puis activez à nouveau.',
  'staff.factor.app': 'Choisissez une application',
  'staff.factor.apptext':
    'Google Authenticator, Microsoft Authenticator, Mots de passe d’Apple ou une autre application qui crée des codes. Si vous en avez déjà une, utilisez-la.',
  'staff.factor.scan': 'Faites lire ce code à l’application',
  'staff.factor.qr': 'Code QR pour votre application d’authentification',
  'staff.factor.open': 'Ouvrir l’application sur cet appareil',
  'staff.factor.byhand': 'Ou recopiez cette clé dans l’application\u00a0:',
  'staff.factor.confirm': 'Indiquez ce que l’application affiche',
  'staff.factor.switchon': 'Activer',
  'staff.factor.wrong':
    'Ce code est incorrect. L’horloge de votre téléphone est-elle à l’heure\u00a0?',
  'staff.codes': 'Vos codes de récupération',
  'staff.codes.of': 'Codes de récupération de {email} chez {agency}',
  'staff.codes.on': 'L’authentification à deux facteurs est activée.',
  'staff.codes.renewed':
    'Vous avez de nouveaux codes de récupération. Les précédents ne fonctionnent plus.',
  'staff.codes.text':
    'Si vous perdez votre téléphone, connectez-vous avec l’un de ces codes. Chaque code sert une seule fois.',
  'staff.codes.once':
    'Nous ne les affichons que maintenant. Gardez-les là où vous les trouvez sans votre téléphone, sur papier ou dans un coffre-fort de mots de passe.',
  'staff.codes.file': 'codes-de-recuperation.txt',
  'staff.codes.download': 'Télécharger',
  'staff.codes.kept': 'Je les ai gardés',
  'staff.codes.renew': 'Nouveaux codes de récupération',
  'staff.codes.renewtext': 'Les codes qui vous restent ne fonctionneront plus.',
  'staff.account.done.off': 'L’authentification à deux facteurs est désactivée.',
  'staff.accounts.factor': 'Avec authentification à deux facteurs',
  'staff.accounts.nofactor': 'Sans authentification à deux facteurs',
  'staff.accounts.act.reset': 'Réinitialiser l’authentification',
  'staff.accounts.done.reset':
    '{name} se connecte maintenant avec le mot de passe seul et a reçu un e-mail.',
  'audit.account.factor-on': 'a activé l’authentification à deux facteurs',
  'audit.account.factor-off': 'a désactivé l’authentification à deux facteurs',
  'audit.account.factor-reset': 'a réinitialisé l’authentification à deux facteurs d’un collègue',
  'audit.account.recovery': 'a utilisé un code de récupération',
  'audit.account.codes': 'a créé de nouveaux codes de récupération',
  'mail.factor.on': 'Authentification à deux facteurs activée chez {agency}',
  'mail.factor.on.text':
    'Pour se connecter avec votre compte à la gestion du site de {agency}, il faut désormais aussi le code d’une application.',
  'mail.factor.off': 'Authentification à deux facteurs désactivée chez {agency}',
  'mail.factor.off.text':
    'Votre mot de passe suffit à nouveau pour se connecter à la gestion du site de {agency}.',
  'mail.factor.reset.text':
    'Un collègue administrateur a réinitialisé votre authentification à deux facteurs pour le site de {agency}. Votre mot de passe suffit maintenant\u00a0; activez-la à nouveau dès que possible.',
  'mail.factor.recovery': 'Un code de récupération a servi chez {agency}',
  'mail.factor.recovery.text':
    'Quelqu’un, vous sans doute, a utilisé l’un de vos codes de récupération pour la gestion du site de {agency}. Ce code ne fonctionne plus.',
  'mail.factor.notyou':
    'Ce n’était pas vous\u00a0? Changez tout de suite votre mot de passe et prévenez un administrateur.',
}
