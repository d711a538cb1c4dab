import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The passkeys of owners and staff. */
export const passkeyTexts = {
  'passkey.title': {
    nl: 'Toegangssleutels',
    fr: 'Clés d’accès',
    en: 'Passkeys',
    de: 'Passkeys',
  },
  'passkey.text': {
    nl: 'Meld u aan met uw vingerafdruk, uw gezicht of de pincode van uw toestel, in plaats van met een wachtwoord.',
    fr: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, au lieu d’un mot de passe.',
    en: 'Log in with your fingerprint, your face or your device’s PIN instead of a password.',
    de: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an statt mit einem Passwort.',
  },
  'passkey.login': {
    nl: 'Met een toegangssleutel',
    fr: 'Avec une clé d’accès',
    en: 'With a passkey',
    de: 'Mit einem Passkey',
  },
  'passkey.login.failed': {
    nl: 'Dat is niet gelukt. Probeer het opnieuw, of meld u op een andere manier aan.',
    fr: 'La connexion a échoué. Réessayez ou choisissez un autre moyen.',
    en: 'That did not work. Try again or log in another way.',
    de: 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  },
  'passkey.confirm': {
    nl: 'Bevestigen met een toegangssleutel',
    fr: 'Confirmer avec une clé d’accès',
    en: 'Confirm with a passkey',
    de: 'Mit einem Passkey bestätigen',
  },
  'passkey.add': {
    nl: 'Toegangssleutel toevoegen',
    fr: 'Ajouter une clé d’accès',
    en: 'Add a passkey',
    de: 'Passkey hinzufügen',
  },
  'passkey.add.failed': {
    nl: 'De toegangssleutel is niet toegevoegd. Misschien staat er al een op dit toestel.',
    fr: 'La clé d’accès n’a pas été ajoutée. Cet appareil en a peut-être déjà une.',
    en: 'The passkey was not added. This device may already have one.',
    de: 'Der Passkey wurde nicht hinzugefügt. Vielleicht hat dieses Gerät schon einen.',
  },
  'passkey.added': {
    nl: 'toegevoegd op {date}',
    fr: 'ajoutée le {date}',
    en: 'added on {date}',
    de: 'hinzugefügt am {date}',
  },
  'passkey.used': {
    nl: 'laatst gebruikt op {date}',
    fr: 'utilisée le {date}',
    en: 'last used on {date}',
    de: 'zuletzt verwendet am {date}',
  },
  'passkey.unknown': {
    nl: 'Onbekend toestel',
    fr: 'Appareil inconnu',
    en: 'Unknown device',
    de: 'Unbekanntes Gerät',
  },
  'passkey.remove': {
    nl: 'Verwijderen',
    fr: 'Supprimer',
    en: 'Remove',
    de: 'Entfernen',
  },
  'passkey.removeall': {
    nl: 'Verwijder ook mijn toegangssleutels',
    fr: 'Supprimer aussi mes clés d’accès',
    en: 'Also remove my passkeys',
    de: 'Auch meine Passkeys entfernen',
  },
  'passkey.removeall.text': {
    nl: 'Doe dit als iemand anders in uw account kan zijn geweest. Anders blijven uw toegangssleutels werken.',
    fr: 'Faites-le si quelqu’un d’autre a pu accéder à votre compte. Sinon, vos clés d’accès restent valables.',
    en: 'Do this if someone else may have been in your account. Otherwise your passkeys keep working.',
    de: 'Tun Sie das, wenn jemand anderes in Ihrem Konto gewesen sein könnte. Sonst bleiben Ihre Passkeys gültig.',
  },
  'passkey.done.on': {
    nl: 'De toegangssleutel is toegevoegd.',
    fr: 'La clé d’accès est ajoutée.',
    en: 'The passkey has been added.',
    de: 'Der Passkey ist hinzugefügt.',
  },
  'passkey.done.off': {
    nl: 'De toegangssleutel is verwijderd.',
    fr: 'La clé d’accès est supprimée.',
    en: 'The passkey has been removed.',
    de: 'Der Passkey ist entfernt.',
  },
  'passkey.again': {
    nl: 'U bent al een tijd aangemeld. Meld u opnieuw aan om toegangssleutels te wijzigen.',
    fr: 'Vous êtes connecté depuis un moment. Reconnectez-vous pour modifier vos clés d’accès.',
    en: 'You logged in some time ago. Log in again to change your passkeys.',
    de: 'Ihre Anmeldung liegt länger zurück. Melden Sie sich erneut an, um Passkeys zu ändern.',
  },
  'passkey.scripts': {
    nl: 'Een toegangssleutel werkt alleen met JavaScript.',
    fr: 'Une clé d’accès ne fonctionne qu’avec JavaScript.',
    en: 'A passkey only works with JavaScript.',
    de: 'Ein Passkey funktioniert nur mit JavaScript.',
  },
  'owner.account': {
    nl: 'Uw account',
    fr: 'Votre compte',
    en: 'Your account',
    de: 'Ihr Konto',
  },
} satisfies TextsByKey

/** Passkeys as the second factor of staff. */
export const staffPasskeyTexts = {
  'staff.passkey.first': {
    nl: 'Bevestig eerst dat u het bent. Daarna kunt u toegangssleutels toevoegen en verwijderen.',
    fr: 'Confirmez d’abord que c’est bien vous. Vous pourrez ensuite ajouter ou supprimer des clés d’accès.',
    en: 'First confirm that it is you. You can then add and remove passkeys.',
    de: 'Bestätigen Sie zuerst, dass Sie es sind. Danach können Sie Passkeys hinzufügen und entfernen.',
  },
  'staff.passkey.first.submit': {
    nl: 'Bevestigen',
    fr: 'Confirmer',
    en: 'Confirm',
    de: 'Bestätigen',
  },
  'staff.passkey.only': {
    nl: 'Uw wachtwoord is juist. Bevestig nu met uw toegangssleutel.',
    fr: 'Votre mot de passe est correct. Confirmez maintenant avec votre clé d’accès.',
    en: 'Your password is correct. Now confirm with your passkey.',
    de: 'Ihr Passwort stimmt. Bestätigen Sie jetzt mit Ihrem Passkey.',
  },
  'staff.passkey.lost': {
    nl: 'Hebt u uw toestel niet bij de hand? Een beheerder van uw kantoor kan uw tweestapsverificatie opnieuw instellen.',
    fr: 'Vous n’avez pas votre appareil\u00a0? Un administrateur de votre agence peut réinitialiser votre validation en deux étapes.',
    en: 'No access to your device? An administrator of your agency can reset your two-step verification.',
    de: 'Haben Sie Ihr Gerät nicht zur Hand? Ein Administrator Ihres Büros kann Ihre Zwei-Faktor-Anmeldung zurücksetzen.',
  },
  'staff.passkey.factor': {
    nl: 'Een toegangssleutel telt ook als tweede stap. Zet er een op een tweede toestel, of stel ook een app in.',
    fr: 'Une clé d’accès compte aussi comme deuxième étape. Ajoutez-en une sur un deuxième appareil ou activez aussi une application.',
    en: 'A passkey also counts as the second step. Add one on a second device, or set up an app too.',
    de: 'Ein Passkey gilt auch als zweiter Schritt. Fügen Sie einen auf einem zweiten Gerät hinzu oder richten Sie auch eine App ein.',
  },
} satisfies TextsByKey
