import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about the sync with the CRM and imports that need a decision. */
export const crmArticle: HelpArticle = {
  screens: [
    { href: STAFF.crm, label: 'staff.crm' },
    { href: STAFF.imports, label: 'staff.imports' },
  ],
  related: ['listings', 'leads', 'owners'],
  texts: {
    nl: {
      title: 'CRM en import',
      intro:
        'De website haalt panden op uit uw CRM of een importbestand, en vraagt raad als iets niet kan kloppen.',
      sections: [
        {
          heading: 'Nakijken of alles loopt',
          steps: [
            'Open [[staff.crm]]. Bij [[staff.crm.connection]] ziet u de laatste keer dat alles goed binnenkwam.',
            'Onder [[staff.crm.runs]] staat per keer hoeveel panden er binnenkwamen, veranderden of verdwenen.',
            'Wilt u niet wachten op een wijziging, dan klikt een beheerder op [[staff.crm.act.changes]].',
          ],
        },
        {
          heading: 'Een pand dat op bevestiging wacht',
          steps: [
            'Open [[staff.imports]]. Onder [[staff.held]] staan panden waarvan de prijs sterk afwijkt, of die waarschijnlijk al op de site staan.',
            'Klopt het nieuwe gegeven, klik dan op [[staff.held.approve]].',
            'Klopt het niet, klik dan op [[staff.held.reject]] en verbeter het in uw CRM. Intussen zien bezoekers wat er eerder stond.',
          ],
        },
        {
          heading: 'Als veel panden tegelijk zouden verdwijnen',
          steps: [
            'Lees waarom de synchronisatie wacht. Vaak is in het CRM een filter of een kantoor uitgezet.',
            'Herstel dat daar en laat een beheerder op [[staff.crm.act.all]] klikken.',
            'Moeten de panden echt weg, dan kiest de beheerder [[staff.crm.act.go]]. Met [[staff.crm.act.keep]] blijven ze staan.',
          ],
        },
        {
          heading: 'Aanvragen in het CRM',
          steps: [
            'Bij [[staff.crm.leads]] ziet u of alle aanvragen doorgegeven zijn.',
            'Staat er bij een aanvraag [[staff.crm.lead.refused]], open ze dan en klik op [[staff.crm.lead.again]].',
          ],
        },
      ],
      picture: {
        alt: 'Het scherm van het CRM: links de laatste synchronisaties, rechts de toestand van de verbinding',
        caption: 'De synchronisatie met het CRM, met de laatste resultaten.',
      },
    },
    fr: {
      title: 'CRM et importations',
      intro:
        'Le site va chercher les biens dans votre CRM ou un fichier d’importation, et demande votre avis si quelque chose paraît faux.',
      sections: [
        {
          heading: 'Vérifier que tout fonctionne',
          steps: [
            'Ouvrez [[staff.crm]]. Sous [[staff.crm.connection]], vous voyez la dernière fois que tout est bien arrivé.',
            'Sous [[staff.crm.runs]], chaque ligne indique combien de biens sont arrivés, ont changé ou ont disparu.',
            'Si une modification ne peut pas attendre, un administrateur clique sur [[staff.crm.act.changes]].',
          ],
        },
        {
          heading: 'Un bien qui attend une confirmation',
          steps: [
            'Ouvrez [[staff.imports]]. Sous [[staff.held]] figurent les biens dont le prix s’écarte fortement, ou qui sont sans doute déjà sur le site.',
            'Si la nouvelle donnée est correcte, cliquez sur [[staff.held.approve]].',
            'Sinon, cliquez sur [[staff.held.reject]] et corrigez-la dans votre CRM. Entre-temps, les visiteurs voient ce qui y était avant.',
          ],
        },
        {
          heading: 'Si beaucoup de biens devaient disparaître',
          steps: [
            'Lisez pourquoi la synchronisation attend. Souvent, un filtre ou un bureau a été désactivé dans le CRM.',
            'Rétablissez-le là-bas et demandez à un administrateur de cliquer sur [[staff.crm.act.all]].',
            'Si les biens doivent vraiment partir, l’administrateur choisit [[staff.crm.act.go]]. Avec [[staff.crm.act.keep]], ils restent.',
          ],
        },
        {
          heading: 'Les demandes dans le CRM',
          steps: [
            'Sous [[staff.crm.leads]], vous voyez si toutes les demandes ont été transmises.',
            'Si une demande porte la mention [[staff.crm.lead.refused]], ouvrez-la et cliquez sur [[staff.crm.lead.again]].',
          ],
        },
      ],
      picture: {
        alt: 'L’écran du CRM\u00a0: à gauche les dernières synchronisations, à droite l’état de la connexion',
        caption: 'La synchronisation avec le CRM et ses derniers résultats.',
      },
    },
    en: {
      title: 'CRM and imports',
      intro:
        'The website fetches properties from your CRM or an import file, and asks you if something seems wrong.',
      sections: [
        {
          heading: 'Check that all is well',
          steps: [
            'Open [[staff.crm]]. Under [[staff.crm.connection]] you see when everything last came in correctly.',
            'Under [[staff.crm.runs]], each line shows how many properties came in, changed or disappeared.',
            'If a change cannot wait, an administrator clicks [[staff.crm.act.changes]].',
          ],
        },
        {
          heading: 'A property that waits for confirmation',
          steps: [
            'Open [[staff.imports]]. Under [[staff.held]] you find properties with a price that differs a lot, or that are probably on the site already.',
            'If the new value is right, click [[staff.held.approve]].',
            'If it is wrong, click [[staff.held.reject]] and correct it in your CRM. Meanwhile visitors see what was there before.',
          ],
        },
        {
          heading: 'If many properties would disappear at once',
          steps: [
            'Read why the sync waits. Often a filter or an office was switched off in the CRM.',
            'Put that right there, and let an administrator click [[staff.crm.act.all]].',
            'If the properties should really go, the administrator chooses [[staff.crm.act.go]]. With [[staff.crm.act.keep]] they stay.',
          ],
        },
        {
          heading: 'Leads in the CRM',
          steps: [
            'At [[staff.crm.leads]] you see whether all leads were passed on.',
            'If a lead is marked [[staff.crm.lead.refused]], open it and click [[staff.crm.lead.again]].',
          ],
        },
      ],
      picture: {
        alt: 'The CRM screen: the latest syncs on the left, the state of the connection on the right',
        caption: 'The sync with the CRM and its latest results.',
      },
    },
    de: {
      title: 'CRM und Import',
      intro:
        'Die Website holt Objekte aus Ihrem CRM oder einer Importdatei und fragt nach, wenn etwas nicht stimmen kann.',
      sections: [
        {
          heading: 'Prüfen, ob alles läuft',
          steps: [
            'Öffnen Sie [[staff.crm]]. Unter [[staff.crm.connection]] sehen Sie, wann zuletzt alles richtig ankam.',
            'Unter [[staff.crm.runs]] steht in jeder Zeile, wie viele Objekte ankamen, sich änderten oder verschwanden.',
            'Kann eine Änderung nicht warten, klickt ein Administrator auf [[staff.crm.act.changes]].',
          ],
        },
        {
          heading: 'Ein Objekt, das auf Bestätigung wartet',
          steps: [
            'Öffnen Sie [[staff.imports]]. Unter [[staff.held]] stehen Objekte, deren Preis stark abweicht oder die wohl schon auf der Website sind.',
            'Stimmt die neue Angabe, klicken Sie auf [[staff.held.approve]].',
            'Stimmt sie nicht, klicken Sie auf [[staff.held.reject]] und berichtigen Sie sie in Ihrem CRM. Bis dahin sehen Besucher, was vorher dort stand.',
          ],
        },
        {
          heading: 'Wenn viele Objekte auf einmal verschwinden würden',
          steps: [
            'Lesen Sie, warum der Abgleich wartet. Oft wurde im CRM ein Filter oder ein Büro abgeschaltet.',
            'Stellen Sie das dort richtig und lassen Sie einen Administrator auf [[staff.crm.act.all]] klicken.',
            'Sollen die Objekte wirklich weg, wählt der Administrator [[staff.crm.act.go]]. Mit [[staff.crm.act.keep]] bleiben sie.',
          ],
        },
        {
          heading: 'Anfragen im CRM',
          steps: [
            'Bei [[staff.crm.leads]] sehen Sie, ob alle Anfragen weitergegeben wurden.',
            'Steht bei einer Anfrage [[staff.crm.lead.refused]], öffnen Sie sie und klicken Sie auf [[staff.crm.lead.again]].',
          ],
        },
      ],
      picture: {
        alt: 'Die Seite des CRM: links die letzten Abgleiche, rechts der Zustand der Verbindung',
        caption: 'Der Abgleich mit dem CRM und seine letzten Ergebnisse.',
      },
    },
  },
}
