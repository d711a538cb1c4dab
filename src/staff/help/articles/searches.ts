import { STAFF, withQuery } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about visitors' saved searches and search requests. */
export const searchesArticle: HelpArticle = {
  screens: [
    {
      href: withQuery(STAFF.leads, 'status=all&kind=search'),
      label: 'staff.form.search',
      right: 'leads.all',
    },
    {
      href: withQuery(STAFF.leads, 'status=all&kind=demand'),
      label: 'staff.form.demand',
      right: 'leads.all',
    },
  ],
  related: ['leads', 'listings', 'texts'],
  texts: {
    nl: {
      title: 'Zoekopdrachten van bezoekers',
      intro: 'Bezoekers laten zich mailen over nieuwe panden, en u ziet wie wat zoekt.',
      sections: [
        {
          heading: 'Wat de bezoeker doet',
          steps: [
            'Boven een lijst van panden klikt hij op [[searches.offer]], met de filters die hij koos.',
            'Hij vult zijn mailadres in en kiest [[searches.now]], [[searches.daily]] of [[searches.weekly]].',
            'Hij bevestigt via een link in een mail. Pas daarna vertrekken er mails over nieuwe panden en lagere prijzen.',
          ],
          note: 'Een zoekopdracht loopt een jaar. Drie weken voor het einde krijgt de bezoeker een mail om te verlengen. In elke mail kan hij pauzeren of stoppen.',
        },
        {
          heading: 'Zien wie wat zoekt',
          steps: [
            'Open [[staff.leads]], kies bij [[staff.kind]] voor [[staff.form.search]] en klik op [[staff.leads.show]].',
            'Open een zoekopdracht. Onder [[staff.search]] staan de criteria, hoe vaak er een mail vertrekt en de toestemming.',
            'Klik op de criteria om te zien welke panden er nu bij passen.',
          ],
          note: 'Alleen de bezoeker zelf past zijn zoekopdracht aan. Als hij stopt, worden zijn adres en criteria gewist.',
        },
        {
          heading: 'Een zoekopdracht via het formulier',
          steps: [
            'Kies bij [[staff.kind]] voor [[staff.form.demand]]. Dat is een vraag aan uw kantoor, met budget, gemeenten en wensen.',
            'Volg ze op zoals elke aanvraag, en antwoord met panden die passen. Automatische mails vertrekken alleen als de bezoeker dat aanvinkte en bevestigde.',
          ],
        },
      ],
      picture: {
        alt: 'De lijst van aanvragen, gefilterd op bewaarde zoekopdrachten van bezoekers',
        caption: 'Zoekopdrachten staan tussen de aanvragen, met hun criteria.',
      },
    },
    fr: {
      title: 'Recherches des visiteurs',
      intro:
        'Les visiteurs reçoivent par e-mail les nouveaux biens, et vous voyez qui cherche quoi.',
      sections: [
        {
          heading: 'Ce que fait le visiteur',
          steps: [
            'Au-dessus d’une liste de biens, il clique sur [[searches.offer]], avec les filtres de son choix.',
            'Il indique son adresse e-mail et choisit [[searches.now]], [[searches.daily]] ou [[searches.weekly]].',
            'Il confirme par un lien reçu par e-mail. Ce n’est qu’alors que partent des e-mails sur les nouveaux biens et les baisses de prix.',
          ],
          note: 'Une recherche dure un an. Trois semaines avant la fin, le visiteur reçoit un e-mail pour la prolonger. Chaque e-mail permet de la suspendre ou de l’arrêter.',
        },
        {
          heading: 'Voir qui cherche quoi',
          steps: [
            'Ouvrez [[staff.leads]], choisissez [[staff.form.search]] sous [[staff.kind]] et cliquez sur [[staff.leads.show]].',
            'Ouvrez une recherche. Sous [[staff.search]] figurent les critères, la fréquence des e-mails et le consentement.',
            'Cliquez sur les critères pour voir quels biens y correspondent aujourd’hui.',
          ],
          note: 'Seul le visiteur modifie sa recherche. S’il l’arrête, son adresse et ses critères sont effacés.',
        },
        {
          heading: 'Une recherche par le formulaire',
          steps: [
            'Sous [[staff.kind]], choisissez [[staff.form.demand]]. C’est une demande à votre agence, avec budget, communes et souhaits.',
            'Suivez-la comme toute demande et répondez avec des biens qui conviennent. Des e-mails automatiques ne partent que si le visiteur a coché et confirmé cette option.',
          ],
        },
      ],
      picture: {
        alt: 'La liste des demandes, filtrée sur les recherches sauvegardées des visiteurs',
        caption: 'Les recherches figurent parmi les demandes, avec leurs critères.',
      },
    },
    en: {
      title: 'Visitors’ searches',
      intro: 'Visitors get emails about new properties, and you see who is looking for what.',
      sections: [
        {
          heading: 'What the visitor does',
          steps: [
            'Above a list of properties, the visitor clicks [[searches.offer]], with the filters that they chose.',
            'They enter an email address and choose [[searches.now]], [[searches.daily]] or [[searches.weekly]].',
            'They confirm by a link in an email. Only then do emails about new properties and lower prices leave.',
          ],
          note: 'A search runs for a year. Three weeks before the end, the visitor gets an email to renew it. Each email lets them pause or stop.',
        },
        {
          heading: 'See who is looking for what',
          steps: [
            'Open [[staff.leads]], choose [[staff.form.search]] at [[staff.kind]] and click [[staff.leads.show]].',
            'Open a search. Under [[staff.search]] you find the criteria, how often an email leaves, and the consent.',
            'Click the criteria to see which properties match today.',
          ],
          note: 'Only the visitor changes the search. When they stop it, their address and criteria are deleted.',
        },
        {
          heading: 'A search request by the form',
          steps: [
            'At [[staff.kind]], choose [[staff.form.demand]]. This is a request to your agency, with budget, towns and wishes.',
            'Follow it up like any lead, and answer with properties that match. Automatic emails only leave if the visitor ticked and confirmed that.',
          ],
        },
      ],
      picture: {
        alt: 'The list of leads, filtered to the saved searches of visitors',
        caption: 'Searches are among the leads, with their criteria.',
      },
    },
    de: {
      title: 'Suchaufträge von Besuchern',
      intro: 'Besucher erhalten E-Mails über neue Objekte, und Sie sehen, wer was sucht.',
      sections: [
        {
          heading: 'Was der Besucher tut',
          steps: [
            'Über einer Liste von Objekten klickt er auf [[searches.offer]], mit den gewählten Filtern.',
            'Er gibt seine E-Mail-Adresse ein und wählt [[searches.now]], [[searches.daily]] oder [[searches.weekly]].',
            'Er bestätigt über einen Link in einer E-Mail. Erst danach gehen E-Mails über neue Objekte und gesenkte Preise hinaus.',
          ],
          note: 'Ein Suchauftrag läuft ein Jahr. Drei Wochen vor dem Ende erhält der Besucher eine E-Mail, um ihn zu verlängern. In jeder E-Mail kann er pausieren oder beenden.',
        },
        {
          heading: 'Sehen, wer was sucht',
          steps: [
            'Öffnen Sie [[staff.leads]], wählen Sie bei [[staff.kind]] die Angabe [[staff.form.search]] und klicken Sie auf [[staff.leads.show]].',
            'Öffnen Sie einen Suchauftrag. Unter [[staff.search]] stehen die Kriterien, wie oft eine E-Mail hinausgeht und die Einwilligung.',
            'Klicken Sie auf die Kriterien, um zu sehen, welche Objekte heute passen.',
          ],
          note: 'Nur der Besucher selbst ändert seinen Suchauftrag. Beendet er ihn, werden Adresse und Kriterien gelöscht.',
        },
        {
          heading: 'Ein Suchauftrag über das Formular',
          steps: [
            'Wählen Sie bei [[staff.kind]] die Angabe [[staff.form.demand]]. Das ist eine Anfrage an Ihr Büro, mit Budget, Gemeinden und Wünschen.',
            'Bearbeiten Sie sie wie jede Anfrage und antworten Sie mit passenden Objekten. Automatische E-Mails gehen nur hinaus, wenn der Besucher das angekreuzt und bestätigt hat.',
          ],
        },
      ],
      picture: {
        alt: 'Die Liste der Anfragen, gefiltert auf gespeicherte Suchaufträge von Besuchern',
        caption: 'Suchaufträge stehen bei den Anfragen, mit ihren Kriterien.',
      },
    },
  },
}
