import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about navigation, search and the overview. */
export const startArticle: HelpArticle = {
  screens: [
    { href: STAFF.overview, label: 'staff.overview' },
    { href: STAFF.account, label: 'staff.account' },
  ],
  related: ['leads', 'listings', 'accounts'],
  texts: {
    nl: {
      title: 'Aan de slag',
      intro: 'Zo vindt u uw weg in het beheer van de website, en zo begint u uw werkdag.',
      sections: [
        {
          heading: 'Uw weg vinden',
          steps: [
            'Kies links een onderdeel, bijvoorbeeld [[staff.leads]] of [[staff.listings]]. Op een telefoon opent u eerst het menu bovenaan. Minder gebruikte schermen staan onder [[staff.nav.administration]].',
            'U ziet alleen wat bij uw rol hoort. Op [[staff.overview]] leest u onder [[staff.roles]] wat elke rol mag.',
            'Klik op uw naam onder het menu om een andere taal te kiezen, om [[staff.account]] te openen of om af te melden.',
            'Bij [[staff.account]] maakt u een adres voor [[feed.title]], waarmee uw bezoeken en taken in uw agendaprogramma verschijnen.',
          ],
        },
        {
          heading: 'Iets opzoeken',
          steps: [
            'Typ bij [[staff.find]] een naam, een adres of een nummer. Een woord van een scherm of een instelling mag ook.',
            'Druk op Enter. U krijgt de resultaten per soort: panden, aanvragen, eigenaars, pagina’s en meer.',
            'Klik op wat u zocht. Past een artikel uit deze handleiding, dan staat het onder [[staff.help]].',
          ],
        },
        {
          heading: 'De dag beginnen',
          steps: [
            'Open [[staff.overview]] en bekijk [[staff.start.waits]]: daar staan de nieuwe aanvragen die van u zijn of nog van niemand, en wat verder aandacht vraagt.',
            'Kijk bij de advertenties welke panden nog een wettelijke vermelding missen, zoals de EPC-waarde.',
            'Bij [[staff.start.health]] ziet u of de laatste import van panden en de mails in orde zijn.',
            'Is de website nieuw? [[staff.placeholders]] op [[staff.overview]] vraagt elk ontbrekend gegeven één keer en vult het overal in. [[staff.placeholders.next]] brengt u langs de rest.',
          ],
          note: 'Na een half uur zonder activiteit moet u zich opnieuw aanmelden. Wat u in een formulier had ingevuld, blijft daarbij bewaard.',
        },
      ],
      picture: {
        alt: 'Het overzicht: bovenaan wat op u wacht, daaronder de advertenties, links het menu',
        caption: 'Het overzicht van een kantoor bij het begin van de dag.',
      },
    },
    fr: {
      title: 'Premiers pas',
      intro: 'Comment vous orienter dans la gestion du site et commencer votre journée de travail.',
      sections: [
        {
          heading: 'Vous orienter',
          steps: [
            'Choisissez une rubrique à gauche, par exemple [[staff.leads]] ou [[staff.listings]]. Sur un téléphone, ouvrez d’abord le menu en haut. Les écrans moins utilisés se trouvent sous [[staff.nav.administration]].',
            'Vous ne voyez que ce qui relève de votre rôle. Sur la page [[staff.overview]], la rubrique [[staff.roles]] explique ce que permet chaque rôle.',
            'Cliquez sur votre nom sous le menu pour changer de langue, ouvrir [[staff.account]] ou vous déconnecter.',
            'Sous [[staff.account]], créez une adresse pour [[feed.title]]\u00a0: vos visites et vos tâches apparaissent alors dans votre agenda.',
          ],
        },
        {
          heading: 'Retrouver quelque chose',
          steps: [
            'Dans le champ [[staff.find]], tapez un nom, une adresse ou un numéro. Un mot d’un écran ou d’un réglage convient aussi.',
            'Appuyez sur Entrée. Les résultats sont groupés par type\u00a0: biens, demandes, propriétaires, pages, etc.',
            'Cliquez sur ce que vous cherchiez. Si un article de ce guide correspond, il figure sous [[staff.help]].',
          ],
        },
        {
          heading: 'Commencer la journée',
          steps: [
            'Ouvrez [[staff.overview]] et regardez [[staff.start.waits]]\u00a0: vous y trouvez les nouvelles demandes qui sont à vous ou à personne, et ce qui demande votre attention.',
            'Vérifiez dans les annonces quels biens n’ont pas toutes leurs mentions légales, comme le PEB.',
            'Sous [[staff.start.health]], vous voyez si la dernière importation de biens et les e-mails sont en ordre.',
            'Le site est neuf\u00a0? [[staff.placeholders]] sur [[staff.overview]] demande une seule fois chaque donnée manquante et la place partout. [[staff.placeholders.next]] vous mène aux autres.',
          ],
          note: 'Après une demi-heure sans activité, vous devez vous reconnecter. Ce que vous aviez rempli dans un formulaire est conservé.',
        },
      ],
      picture: {
        alt: 'La vue d’ensemble\u00a0: ce qui vous attend en haut, puis les annonces, et le menu à gauche',
        caption: 'La vue d’ensemble d’une agence en début de journée.',
      },
    },
    en: {
      title: 'Getting started',
      intro: 'How to find your way around the staff area, and how to start your working day.',
      sections: [
        {
          heading: 'Find your way',
          steps: [
            'Choose a section on the left, for example [[staff.leads]] or [[staff.listings]]. On a phone, open the menu at the top first. Screens that you need less often are under [[staff.nav.administration]].',
            'You only see what belongs to your role. On [[staff.overview]], under [[staff.roles]], you can read what each role may do.',
            'Click your name below the menu to choose another language, to open [[staff.account]] or to log out.',
            'Under [[staff.account]] you create an address for [[feed.title]], which shows your viewings and tasks in your calendar program.',
          ],
        },
        {
          heading: 'Look something up',
          steps: [
            'In [[staff.find]], type a name, an address or a number. A word from a screen or a setting works too.',
            'Press Enter. You get the results by kind: properties, leads, owners, pages and more.',
            'Click the one you need. If an article of this handbook matches, it is listed under [[staff.help]].',
          ],
        },
        {
          heading: 'Start the day',
          steps: [
            'Open [[staff.overview]] and look at [[staff.start.waits]]: these are the new leads that are yours or unassigned, and what else needs attention.',
            'Check which adverts still lack a detail that the law requires, such as the energy performance.',
            'Under [[staff.start.health]] you see whether the latest import of properties and the emails are in order.',
            'Is the website new? [[staff.placeholders]] on [[staff.overview]] asks for each missing fact once and fills it in everywhere. [[staff.placeholders.next]] leads you through the rest.',
          ],
          note: 'After half an hour without activity you have to log in again. Anything you had filled in on a form is kept.',
        },
      ],
      picture: {
        alt: 'The overview: what is waiting for you at the top, the adverts below it, the menu on the left',
        caption: 'The overview of an agency at the start of the day.',
      },
    },
    de: {
      title: 'Erste Schritte',
      intro:
        'So finden Sie sich in der Verwaltung der Website zurecht und beginnen Ihren Arbeitstag.',
      sections: [
        {
          heading: 'Sich zurechtfinden',
          steps: [
            'Wählen Sie links einen Bereich, zum Beispiel [[staff.leads]] oder [[staff.listings]]. Auf dem Handy öffnen Sie zuerst das Menü oben. Seltener gebrauchte Bereiche stehen unter [[staff.nav.administration]].',
            'Sie sehen nur, was zu Ihrer Rolle gehört. Auf der Seite [[staff.overview]] steht unter [[staff.roles]], was jede Rolle darf.',
            'Klicken Sie unter dem Menü auf Ihren Namen, um die Sprache zu wechseln, [[staff.account]] zu öffnen oder sich abzumelden.',
            'Unter [[staff.account]] erstellen Sie eine Adresse für [[feed.title]]. Damit erscheinen Ihre Besichtigungen und Aufgaben in Ihrem Kalenderprogramm.',
          ],
        },
        {
          heading: 'Etwas suchen',
          steps: [
            'Geben Sie bei [[staff.find]] einen Namen, eine Adresse oder eine Nummer ein. Auch ein Wort aus einer Ansicht oder Einstellung ist möglich.',
            'Drücken Sie die Eingabetaste. Die Ergebnisse sind nach Art geordnet: Objekte, Anfragen, Eigentümer, Seiten und mehr.',
            'Klicken Sie auf das gesuchte Ergebnis. Passt ein Artikel dieses Handbuchs, steht er unter [[staff.help]].',
          ],
        },
        {
          heading: 'Den Tag beginnen',
          steps: [
            'Öffnen Sie [[staff.overview]] und sehen Sie bei [[staff.start.waits]] nach: Dort stehen die neuen Anfragen, die Ihnen oder noch niemandem zugeteilt sind, und was sonst noch zu tun ist.',
            'Prüfen Sie, in welchen Anzeigen noch eine gesetzliche Angabe fehlt, etwa der Energieausweis (PEB).',
            'Unter [[staff.start.health]] sehen Sie, ob der letzte Import von Objekten und die E-Mails in Ordnung sind.',
            'Ist die Website neu? [[staff.placeholders]] auf [[staff.overview]] fragt jede fehlende Angabe einmal ab und trägt sie überall ein. [[staff.placeholders.next]] führt Sie durch die übrigen.',
          ],
          note: 'Nach einer halben Stunde ohne Aktivität müssen Sie sich erneut anmelden. Was Sie in ein Formular eingegeben haben, bleibt dabei erhalten.',
        },
      ],
      picture: {
        alt: 'Die Übersicht: oben, was auf Sie wartet, darunter die Anzeigen, links das Menü',
        caption: 'Die Übersicht eines Büros zu Beginn des Tages.',
      },
    },
  },
}
