import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about owners: invitations, their properties and the view as an owner. */
export const ownersArticle: HelpArticle = {
  screens: [{ href: STAFF.owners, label: 'staff.owners', right: 'owners' }],
  related: ['listings', 'leads', 'accounts'],
  texts: {
    nl: {
      title: 'Eigenaars',
      intro:
        'Een eigenaar volgt met een eigen login de bezoeken, afspraken en documenten van zijn pand.',
      sections: [
        {
          heading: 'Een eigenaar uitnodigen',
          steps: [
            'Open [[staff.owners]] en klik op [[staff.owners.invite]]. Eigenaars uit uw CRM of importbestand staan al in de lijst.',
            'Vul naam, mailadres en taal in. Zoek bij [[staff.owners.homesearch]] zijn pand en vink het aan.',
            'Klik op [[staff.accounts.invite.send]]. De eigenaar kiest met de link in de mail zelf een wachtwoord. De link werkt één keer, zeven dagen lang.',
          ],
          note: 'Zonder wachtwoord kan ook: met [[login.link]] op de aanmeldpagina krijgt de eigenaar een link per mail, die 15 minuten werkt.',
        },
        {
          heading: 'Panden toevoegen of wegnemen',
          steps: [
            'Open de eigenaar en zoek het pand onder [[staff.owners.homes]].',
            'Klik op [[staff.owners.act.add]] of [[staff.owners.act.remove]]. Hij ziet alleen de panden uit deze lijst.',
            'Open een pand met een eigenaar en klik op [[record.report]] om hem de bezoekcijfers te mailen. Bij [[record.report.weeks]] kiest u of dat ook vanzelf gebeurt.',
          ],
          note: 'Noemt de import zelf de eigenaars van een pand, dan geldt bij de volgende import wat daar staat.',
        },
        {
          heading: 'Meekijken met een eigenaar',
          steps: [
            'Klik bij de eigenaar op [[staff.owners.look]]. U ziet een kwartier lang precies wat hij ziet.',
            'U kunt intussen niets wijzigen. In het logboek staat dat u meekeek.',
          ],
        },
        {
          heading: 'Toegang geven of afnemen',
          steps: [
            'Is de uitnodiging verlopen, klik dan op [[staff.owners.act.invite]].',
            'Stopt de opdracht, klik dan op [[staff.owners.act.revoke]]: de eigenaar wordt meteen overal afgemeld.',
            'Met [[staff.owners.act.restore]] laat u hem later weer toe.',
          ],
          note: 'Voor deze wijzigingen vragen we uw tweede stap, als u die het laatste half uur niet gebruikte. U stelt hem in bij [[staff.account]].',
        },
      ],
      picture: {
        alt: 'Het scherm van een eigenaar: naam en mailadres, toegang, en de lijst van zijn panden',
        caption: 'Een eigenaar met zijn panden.',
      },
    },
    fr: {
      title: 'Propriétaires',
      intro:
        'Avec son propre accès, un propriétaire suit les visites, les rendez-vous et les documents de son bien.',
      sections: [
        {
          heading: 'Inviter un propriétaire',
          steps: [
            'Ouvrez [[staff.owners]] et cliquez sur [[staff.owners.invite]]. Les propriétaires de votre CRM ou de votre fichier d’importation sont déjà dans la liste.',
            'Remplissez le nom, l’adresse e-mail et la langue. Cherchez son bien dans [[staff.owners.homesearch]] et cochez-le.',
            'Cliquez sur [[staff.accounts.invite.send]]. Le propriétaire choisit son mot de passe par le lien de l’e-mail. Ce lien sert une fois, pendant sept jours.',
          ],
          note: 'Sans mot de passe aussi\u00a0: avec [[login.link]] sur la page de connexion, le propriétaire reçoit par e-mail un lien valable 15 minutes.',
        },
        {
          heading: 'Ajouter ou retirer des biens',
          steps: [
            'Ouvrez le propriétaire et cherchez le bien sous [[staff.owners.homes]].',
            'Cliquez sur [[staff.owners.act.add]] ou [[staff.owners.act.remove]]. Il ne voit que les biens de cette liste.',
            'Ouvrez un bien qui a un propriétaire et cliquez sur [[record.report]] pour lui envoyer les chiffres par e-mail. Sous [[record.report.weeks]], choisissez si cela se fait aussi automatiquement.',
          ],
          note: 'Si l’importation nomme elle-même les propriétaires d’un bien, la suivante applique ce qu’elle indique.',
        },
        {
          heading: 'Voir ce que voit un propriétaire',
          steps: [
            'Dans l’écran du propriétaire, cliquez sur [[staff.owners.look]]. Pendant un quart d’heure, vous voyez exactement ce qu’il voit.',
            'Vous ne pouvez rien modifier pendant ce temps. Le journal mentionne cette consultation.',
          ],
        },
        {
          heading: 'Donner ou retirer l’accès',
          steps: [
            'Si l’invitation a expiré, cliquez sur [[staff.owners.act.invite]].',
            'Si la mission prend fin, cliquez sur [[staff.owners.act.revoke]]\u00a0: le propriétaire est aussitôt déconnecté partout.',
            'Avec [[staff.owners.act.restore]], vous lui rendez l’accès plus tard.',
          ],
          note: 'Pour ces modifications, nous vous demandons votre deuxième étape si elle date de plus d’une demi-heure. Vous l’activez dans [[staff.account]].',
        },
      ],
      picture: {
        alt: 'L’écran d’un propriétaire\u00a0: nom et adresse e-mail, accès, et la liste de ses biens',
        caption: 'Un propriétaire et ses biens.',
      },
    },
    en: {
      title: 'Owners',
      intro:
        'With a login of their own, owners follow the visits, appointments and documents of their property.',
      sections: [
        {
          heading: 'Invite an owner',
          steps: [
            'Open [[staff.owners]] and click [[staff.owners.invite]]. Owners from your CRM or import file are in the list already.',
            'Fill in name, email address and language. Search the property at [[staff.owners.homesearch]] and tick it.',
            'Click [[staff.accounts.invite.send]]. The owner chooses a password by the link in the email. It works once, for seven days.',
          ],
          note: 'It also works without a password: [[login.link]] on the login page emails the owner a link that works for 15 minutes.',
        },
        {
          heading: 'Add or remove properties',
          steps: [
            'Open the owner and search the property under [[staff.owners.homes]].',
            'Click [[staff.owners.act.add]] or [[staff.owners.act.remove]]. The owner only sees the properties of this list.',
            'Open a property with an owner and click [[record.report]] to mail the figures to the owner. Under [[record.report.weeks]] you choose whether this also happens automatically.',
          ],
          note: 'If the import names the owners of a property itself, the next import applies what it says.',
        },
        {
          heading: 'See what an owner sees',
          steps: [
            'On the screen of the owner, click [[staff.owners.look]]. For a quarter of an hour you see exactly what the owner sees.',
            'You can change nothing meanwhile. The log records that you looked.',
          ],
        },
        {
          heading: 'Give or withdraw access',
          steps: [
            'If the invitation has expired, click [[staff.owners.act.invite]].',
            'If the assignment ends, click [[staff.owners.act.revoke]]: the owner is logged out everywhere at once.',
            'With [[staff.owners.act.restore]] you give access again later.',
          ],
          note: 'For these changes we ask for your second step, unless you used it within the last half hour. You set it up in [[staff.account]].',
        },
      ],
      picture: {
        alt: 'The screen of an owner: name and email address, access, and the list of properties',
        caption: 'An owner and their properties.',
      },
    },
    de: {
      title: 'Eigentümer',
      intro:
        'Mit einem eigenen Zugang verfolgt ein Eigentümer die Besichtigungen, Termine und Unterlagen seines Objekts.',
      sections: [
        {
          heading: 'Einen Eigentümer einladen',
          steps: [
            'Öffnen Sie [[staff.owners]] und klicken Sie auf [[staff.owners.invite]]. Eigentümer aus Ihrem CRM oder der Importdatei stehen schon in der Liste.',
            'Tragen Sie Name, E-Mail-Adresse und Sprache ein. Suchen Sie sein Objekt bei [[staff.owners.homesearch]] und haken Sie es an.',
            'Klicken Sie auf [[staff.accounts.invite.send]]. Der Eigentümer wählt über den Link in der E-Mail selbst ein Passwort. Der Link gilt einmal, sieben Tage lang.',
          ],
          note: 'Es geht auch ohne Passwort: Mit [[login.link]] auf der Anmeldeseite erhält der Eigentümer per E-Mail einen Link, der 15 Minuten gilt.',
        },
        {
          heading: 'Objekte hinzufügen oder entfernen',
          steps: [
            'Öffnen Sie den Eigentümer und suchen Sie das Objekt unter [[staff.owners.homes]].',
            'Klicken Sie auf [[staff.owners.act.add]] oder [[staff.owners.act.remove]]. Er sieht nur die Objekte dieser Liste.',
            'Öffnen Sie ein Objekt mit einem Eigentümer und klicken Sie auf [[record.report]], um ihm die Zahlen zu mailen. Bei [[record.report.weeks]] wählen Sie, ob das auch automatisch geschieht.',
          ],
          note: 'Nennt der Import selbst die Eigentümer eines Objekts, gilt beim nächsten Import, was dort steht.',
        },
        {
          heading: 'Sehen, was ein Eigentümer sieht',
          steps: [
            'Klicken Sie beim Eigentümer auf [[staff.owners.look]]. Eine Viertelstunde lang sehen Sie genau, was er sieht.',
            'Ändern können Sie in dieser Zeit nichts. Das Protokoll hält fest, dass Sie nachgesehen haben.',
          ],
        },
        {
          heading: 'Zugang geben oder entziehen',
          steps: [
            'Ist die Einladung abgelaufen, klicken Sie auf [[staff.owners.act.invite]].',
            'Endet der Auftrag, klicken Sie auf [[staff.owners.act.revoke]]: Der Eigentümer wird sofort überall abgemeldet.',
            'Mit [[staff.owners.act.restore]] lassen Sie ihn später wieder zu.',
          ],
          note: 'Für diese Änderungen fragen wir nach Ihrem zweiten Schritt, wenn er länger als eine halbe Stunde zurückliegt. Sie richten ihn unter [[staff.account]] ein.',
        },
      ],
      picture: {
        alt: 'Die Seite eines Eigentümers: Name und E-Mail-Adresse, Zugang und die Liste seiner Objekte',
        caption: 'Ein Eigentümer mit seinen Objekten.',
      },
    },
  },
}
