import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about staff accounts, roles and two-step verification. */
export const accountsArticle: HelpArticle = {
  screens: [
    { href: STAFF.account, label: 'staff.account' },
    { href: STAFF.accounts, label: 'staff.accounts', right: 'people' },
  ],
  related: ['start', 'owners', 'leads'],
  texts: {
    nl: {
      title: 'Accounts en wachtwoorden',
      intro:
        'Elke medewerker heeft een eigen account, met een rol die bepaalt wat hij ziet en wijzigt.',
      sections: [
        {
          heading: 'Uw eigen account beveiligen',
          steps: [
            'Klik op uw naam onder het menu en open [[staff.account]].',
            'Vul bij [[staff.factor]] uw wachtwoord in en klik op [[staff.factor.start]].',
            'Scan de code met een app op uw telefoon, vul in wat de app toont en klik op [[staff.factor.switchon]].',
            'Bewaar de herstelcodes die u dan krijgt. Met een ervan raakt u binnen als u uw telefoon kwijt bent.',
          ],
          note: 'Hier kiest u ook een nieuw wachtwoord, en ziet u op welke toestellen u aangemeld bent. Met [[passkey.add]] meldt u zich voortaan aan met vingerafdruk of gezicht. Dat telt ook als tweede stap.',
        },
        {
          heading: 'Een collega uitnodigen',
          steps: [
            'Open als beheerder [[staff.accounts]] en klik op [[staff.accounts.invite]].',
            'Vul naam en mailadres in en kies bij [[staff.accounts.role]] wat de collega mag.',
            'Kies bij [[staff.accounts.member]] de persoon op de teampagina. Een makelaar ziet dan de panden die hij in de import beheert, met hun aanvragen.',
            'Klik op [[staff.accounts.invite.send]]. De link in de mail werkt één keer, zeven dagen lang.',
          ],
        },
        {
          heading: 'Als iemand vertrekt of iets kwijt is',
          steps: [
            'Vertrekt een collega, open dan zijn account en klik op [[staff.accounts.act.disable]]. Hij wordt meteen overal afgemeld.',
            'Is zijn telefoon kwijt, klik dan op [[staff.accounts.act.reset]]. Hij meldt zich daarna aan met zijn wachtwoord alleen.',
            'Wie zijn wachtwoord vergat, vraagt zelf een nieuwe link op de aanmeldpagina met [[login.forgot]].',
            'Na twintig foute codes werken de codes van de app niet meer. Een herstelcode of een nieuw wachtwoord met [[login.forgot]] lost dat op.',
          ],
          note: 'De laatste beheerder kan niet uitgeschakeld worden.',
        },
      ],
      picture: {
        alt: 'De lijst van accounts met naam, rol, kantoor en status',
        caption: 'Alle accounts van een kantoor.',
      },
    },
    fr: {
      title: 'Comptes et mots de passe',
      intro:
        'Chaque collaborateur a son propre compte, dont le rôle détermine ce qu’il voit et modifie.',
      sections: [
        {
          heading: 'Protéger votre compte',
          steps: [
            'Cliquez sur votre nom sous le menu et ouvrez [[staff.account]].',
            'Sous [[staff.factor]], tapez votre mot de passe et cliquez sur [[staff.factor.start]].',
            'Scannez le code avec une application de votre téléphone, tapez ce qu’elle affiche et cliquez sur [[staff.factor.switchon]].',
            'Conservez les codes de récupération que vous recevez alors. L’un d’eux vous donne accès si vous n’avez plus votre téléphone.',
          ],
          note: 'Vous y changez aussi votre mot de passe, et vous voyez sur quels appareils vous êtes connecté. Avec [[passkey.add]], vous vous connectez avec votre empreinte ou votre visage. Cela compte aussi comme deuxième étape.',
        },
        {
          heading: 'Inviter un collègue',
          steps: [
            'En tant qu’administrateur, ouvrez [[staff.accounts]] et cliquez sur [[staff.accounts.invite]].',
            'Remplissez le nom et l’adresse e-mail, et choisissez sous [[staff.accounts.role]] ce que le collègue peut faire.',
            'Sous [[staff.accounts.member]], choisissez la personne de la page de l’équipe. Un agent voit alors les biens qu’il gère dans l’importation, avec leurs demandes.',
            'Cliquez sur [[staff.accounts.invite.send]]. Le lien de l’e-mail sert une fois, pendant sept jours.',
          ],
        },
        {
          heading: 'En cas de départ ou de perte',
          steps: [
            'Quand un collègue part, ouvrez son compte et cliquez sur [[staff.accounts.act.disable]]. Il est aussitôt déconnecté partout.',
            'S’il a perdu son téléphone, cliquez sur [[staff.accounts.act.reset]]. Il se connecte ensuite avec son seul mot de passe.',
            'Qui a oublié son mot de passe demande lui-même un lien sur la page de connexion, avec [[login.forgot]].',
            'Après vingt codes incorrects, les codes de l’application ne sont plus acceptés. Un code de récupération ou un nouveau mot de passe avec [[login.forgot]] suffit alors.',
          ],
          note: 'Le dernier administrateur ne peut pas être désactivé.',
        },
      ],
      picture: {
        alt: 'La liste des comptes avec nom, rôle, bureau et état',
        caption: 'Tous les comptes d’une agence.',
      },
    },
    en: {
      title: 'Accounts and passwords',
      intro: 'Each staff member has an account, with a role that decides what they see and change.',
      sections: [
        {
          heading: 'Secure your own account',
          steps: [
            'Click your name below the menu and open [[staff.account]].',
            'At [[staff.factor]], enter your password and click [[staff.factor.start]].',
            'Scan the code with an app on your phone, enter what the app shows and click [[staff.factor.switchon]].',
            'Keep the recovery codes that you then get. One of them lets you in if you lose your phone.',
          ],
          note: 'Here you also choose a new password, and see on which devices you are logged in. [[passkey.add]] lets you log in with your fingerprint or face. That also counts as the second step.',
        },
        {
          heading: 'Invite a colleague',
          steps: [
            'As an administrator, open [[staff.accounts]] and click [[staff.accounts.invite]].',
            'Fill in name and email address, and choose at [[staff.accounts.role]] what the colleague may do.',
            'At [[staff.accounts.member]], choose the person on the team page. An agent then sees the properties that they manage in the import, with their leads.',
            'Click [[staff.accounts.invite.send]]. The link in the email works once, for seven days.',
          ],
        },
        {
          heading: 'If someone leaves or loses something',
          steps: [
            'When a colleague leaves, open the account and click [[staff.accounts.act.disable]]. They are logged out everywhere at once.',
            'If a phone is lost, click [[staff.accounts.act.reset]]. The colleague then logs in with the password alone.',
            'Anyone who forgot their password requests a link on the login page, with [[login.forgot]].',
            'After twenty wrong codes, codes from the app are no longer accepted. A recovery code or a new password with [[login.forgot]] solves that.',
          ],
          note: 'The last administrator cannot be disabled.',
        },
      ],
      picture: {
        alt: 'The list of accounts with name, role, office and status',
        caption: 'All accounts of an agency.',
      },
    },
    de: {
      title: 'Konten und Passwörter',
      intro:
        'Jeder Mitarbeiter hat ein eigenes Konto, dessen Rolle bestimmt, was er sieht und ändert.',
      sections: [
        {
          heading: 'Das eigene Konto schützen',
          steps: [
            'Klicken Sie unter dem Menü auf Ihren Namen und öffnen Sie [[staff.account]].',
            'Geben Sie bei [[staff.factor]] Ihr Passwort ein und klicken Sie auf [[staff.factor.start]].',
            'Scannen Sie den Code mit einer App auf Ihrem Handy, geben Sie ein, was die App zeigt, und klicken Sie auf [[staff.factor.switchon]].',
            'Bewahren Sie die Wiederherstellungscodes auf, die Sie dann erhalten. Mit einem davon kommen Sie hinein, wenn das Handy verloren ist.',
          ],
          note: 'Hier wählen Sie auch ein neues Passwort und sehen, auf welchen Geräten Sie angemeldet sind. Mit [[passkey.add]] melden Sie sich per Fingerabdruck oder Gesicht an. Das gilt auch als zweiter Schritt.',
        },
        {
          heading: 'Einen Kollegen einladen',
          steps: [
            'Öffnen Sie als Administrator [[staff.accounts]] und klicken Sie auf [[staff.accounts.invite]].',
            'Tragen Sie Name und E-Mail-Adresse ein und wählen Sie bei [[staff.accounts.role]], was der Kollege darf.',
            'Wählen Sie bei [[staff.accounts.member]] die Person der Teamseite. Ein Makler sieht dann die Objekte, die er im Import betreut, mit ihren Anfragen.',
            'Klicken Sie auf [[staff.accounts.invite.send]]. Der Link in der E-Mail gilt einmal, sieben Tage lang.',
          ],
        },
        {
          heading: 'Wenn jemand geht oder etwas verliert',
          steps: [
            'Verlässt ein Kollege das Büro, öffnen Sie sein Konto und klicken Sie auf [[staff.accounts.act.disable]]. Er wird sofort überall abgemeldet.',
            'Ist sein Handy verloren, klicken Sie auf [[staff.accounts.act.reset]]. Danach meldet er sich mit dem Passwort allein an.',
            'Wer sein Passwort vergessen hat, fordert auf der Anmeldeseite mit [[login.forgot]] selbst einen Link an.',
            'Nach zwanzig falschen Codes gelten die Codes der App nicht mehr. Ein Wiederherstellungscode oder ein neues Passwort mit [[login.forgot]] hilft dann.',
          ],
          note: 'Der letzte Administrator kann nicht gesperrt werden.',
        },
      ],
      picture: {
        alt: 'Die Liste der Konten mit Name, Rolle, Büro und Status',
        caption: 'Alle Konten eines Büros.',
      },
    },
  },
}
