import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about leads: find, follow up and answer them, send their mails again, and hand over or erase a person’s data. */
export const leadsArticle: HelpArticle = {
  screens: [
    { href: STAFF.leads, label: 'staff.leads', right: 'leads' },
    { href: STAFF.person, label: 'staff.person', right: 'people' },
  ],
  related: ['searches', 'owners', 'crm'],
  texts: {
    nl: {
      title: 'Aanvragen opvolgen',
      intro:
        'Elk formulier dat een bezoeker verstuurt, wordt een aanvraag die u hier opvolgt en beantwoordt.',
      sections: [
        {
          heading: 'Een aanvraag vinden',
          steps: [
            'Open [[staff.leads]]. U ziet wat nog open staat, het nieuwste bovenaan. Wat u zelf nog niet las, heeft een stip. Formulieren van programma’s staan 30 dagen bij [[lead.status.suspected]].',
            'Zoek bij [[staff.leads.search]], of kies filters, en klik op [[staff.leads.show]].',
            'Voor een lijst in Excel klikt u op [[staff.leads.csv]]. Ze bevat wat u op dat moment gefilterd hebt.',
          ],
        },
        {
          heading: 'Opvolgen',
          steps: [
            'Open de aanvraag en klik op [[staff.lead.take]] als u ze zelf behandelt. Het kantoor kan bij [[staff.lead.assignee]] ook een collega kiezen.',
            'Pas [[staff.lead.status]] aan zodra er iets verandert, bijvoorbeeld naar [[lead.status.visit]], en kies bij [[staff.lead.due]] een dag.',
            'Klik op [[staff.lead.save]]. Schrijf wat een collega moet weten bij [[staff.lead.note]]: de klant ziet die nota nooit.',
          ],
        },
        {
          heading: 'Antwoorden',
          steps: [
            'Bij [[staff.answer]] staat een begin van uw mail klaar, in de taal van de klant. Vul het aan.',
            'Klik op [[staff.answer.send]]. De aanvraag staat daarna op [[lead.status.answered]], en de klant antwoordt naar uw eigen mailadres.',
          ],
        },
        {
          heading: 'Als een mail niet aankwam',
          steps: [
            'Vink bij [[staff.filters.more]] aan: [[staff.leads.failed]], en klik op [[staff.leads.show]].',
            'Open de aanvraag en klik onder [[staff.mails]] op [[staff.resend]].',
          ],
          note: 'Een makelaar ziet de aanvragen die hij kreeg en die over de panden die hij beheert. Het kantoor en beheerders zien ze allemaal.',
        },
        {
          heading: 'Gegevens bezorgen of wissen',
          steps: [
            'Vraagt iemand zijn gegevens op, dan zoekt een beheerder het mailadres onder de lijst, bij [[staff.person]].',
            'Klik op [[staff.person.export]] om ze te bezorgen. Om te wissen, vinkt u [[staff.person.sure]] aan en klikt u op [[staff.person.erase]].',
          ],
          note: 'In het CRM en in uw mailbox wist u zelf.',
        },
      ],
      picture: {
        alt: 'Een aanvraag: links de lijst, in het midden het bericht en het antwoord, rechts de opvolging met status en datum',
        caption: 'Een aanvraag over een pand, met rechts de opvolging.',
      },
    },
    fr: {
      title: 'Suivre les demandes',
      intro:
        'Chaque formulaire envoyé par un visiteur devient une demande que vous suivez et à laquelle vous répondez ici.',
      sections: [
        {
          heading: 'Trouver une demande',
          steps: [
            'Ouvrez [[staff.leads]]. Vous voyez ce qui est encore ouvert, du plus récent au plus ancien. Le non-lu porte un point. Le spam reste 30 jours sous [[lead.status.suspected]].',
            'Cherchez dans [[staff.leads.search]], ou choisissez des filtres, puis cliquez sur [[staff.leads.show]].',
            'Pour une liste dans Excel, cliquez sur [[staff.leads.csv]]. Elle contient ce que vous avez filtré.',
          ],
        },
        {
          heading: 'Assurer le suivi',
          steps: [
            'Ouvrez la demande et cliquez sur [[staff.lead.take]] si vous la traitez vous-même. Le bureau peut aussi choisir un collègue sous [[staff.lead.assignee]].',
            'Adaptez [[staff.lead.status]] dès que la situation change, par exemple en [[lead.status.visit]], et choisissez un jour sous [[staff.lead.due]].',
            'Cliquez sur [[staff.lead.save]]. Notez ce qu’un collègue doit savoir sous [[staff.lead.note]]\u00a0: le client ne voit jamais cette note.',
          ],
        },
        {
          heading: 'Répondre',
          steps: [
            'Sous [[staff.answer]], un début d’e-mail vous attend dans la langue du client. Complétez-le.',
            'Cliquez sur [[staff.answer.send]]. La demande passe à [[lead.status.answered]], et le client répond à votre propre adresse.',
          ],
        },
        {
          heading: 'Si un e-mail n’est pas arrivé',
          steps: [
            'Sous [[staff.filters.more]], cochez [[staff.leads.failed]] et cliquez sur [[staff.leads.show]].',
            'Ouvrez la demande et cliquez sur [[staff.resend]] sous [[staff.mails]].',
          ],
          note: 'Un agent voit les demandes qui lui sont confiées et celles des biens qu’il gère. Le bureau et les administrateurs les voient toutes.',
        },
        {
          heading: 'Remettre ou effacer des données',
          steps: [
            'Si quelqu’un demande ses données, un administrateur cherche l’adresse e-mail sous la liste, dans [[staff.person]].',
            'Pour les remettre, cliquez sur [[staff.person.export]]. Pour effacer, cochez [[staff.person.sure]] et cliquez sur [[staff.person.erase]].',
          ],
          note: 'Effacez-les vous-même du CRM et de votre messagerie.',
        },
      ],
      picture: {
        alt: 'Une demande\u00a0: à gauche la liste, au milieu le message et la réponse, à droite le suivi avec statut et date',
        caption: 'Une demande sur un bien, avec le suivi à droite.',
      },
    },
    en: {
      title: 'Following up leads',
      intro: 'Each form that a visitor sends becomes a lead, which you follow up and answer here.',
      sections: [
        {
          heading: 'Find a lead',
          steps: [
            'Open [[staff.leads]]. You see what is still open, the newest first. What you have not read yet has a dot. Forms sent by programs stay at [[lead.status.suspected]] for 30 days.',
            'Search in [[staff.leads.search]], or choose filters, and click [[staff.leads.show]].',
            'For a list in Excel, click [[staff.leads.csv]]. It contains what you have filtered.',
          ],
        },
        {
          heading: 'Follow up',
          steps: [
            'Open the lead and click [[staff.lead.take]] if you handle it yourself. The office can also choose a colleague at [[staff.lead.assignee]].',
            'Change [[staff.lead.status]] as soon as something happens, for example to [[lead.status.visit]], and choose a day at [[staff.lead.due]].',
            'Click [[staff.lead.save]]. Write what a colleague should know at [[staff.lead.note]]: the client never sees that note.',
          ],
        },
        {
          heading: 'Answer',
          steps: [
            'Under [[staff.answer]] you find the beginning of your email, in the language of the client. Complete it.',
            'Click [[staff.answer.send]]. The lead then has the status [[lead.status.answered]], and the client replies to your own address.',
          ],
        },
        {
          heading: 'If an email did not arrive',
          steps: [
            'Under [[staff.filters.more]], tick [[staff.leads.failed]] and click [[staff.leads.show]].',
            'Open the lead and click [[staff.resend]] under [[staff.mails]].',
          ],
          note: 'An agent sees the leads assigned to them and those about the properties they manage. The office and administrators see all of them.',
        },
        {
          heading: 'Hand over or erase data',
          steps: [
            'When a person asks for their data, an administrator searches the email address below the list, at [[staff.person]].',
            'To hand them over, click [[staff.person.export]]. To erase them, tick [[staff.person.sure]] and click [[staff.person.erase]].',
          ],
          note: 'In the CRM and in your mailbox, you erase them yourself.',
        },
      ],
      picture: {
        alt: 'A lead: the list on the left, the message and the answer in the middle, the follow-up with status and date on the right',
        caption: 'A lead about a property, with the follow-up on the right.',
      },
    },
    de: {
      title: 'Anfragen bearbeiten',
      intro:
        'Jedes Formular, das ein Besucher absendet, wird zu einer Anfrage, die Sie hier bearbeiten und beantworten.',
      sections: [
        {
          heading: 'Eine Anfrage finden',
          steps: [
            'Öffnen Sie [[staff.leads]]. Sie sehen, was noch offen ist, das Neueste zuerst. Ungelesenes hat einen Punkt. Formulare von Programmen stehen 30 Tage unter [[lead.status.suspected]].',
            'Suchen Sie bei [[staff.leads.search]] oder wählen Sie Filter, und klicken Sie auf [[staff.leads.show]].',
            'Für eine Liste in Excel klicken Sie auf [[staff.leads.csv]]. Sie enthält, was Sie gerade gefiltert haben.',
          ],
        },
        {
          heading: 'Bearbeiten',
          steps: [
            'Öffnen Sie die Anfrage und klicken Sie auf [[staff.lead.take]], wenn Sie sie selbst bearbeiten. Das Büro kann bei [[staff.lead.assignee]] auch einen Kollegen wählen.',
            'Ändern Sie [[staff.lead.status]], sobald sich etwas tut, zum Beispiel auf [[lead.status.visit]], und wählen Sie bei [[staff.lead.due]] einen Tag.',
            'Klicken Sie auf [[staff.lead.save]]. Was ein Kollege wissen muss, schreiben Sie bei [[staff.lead.note]]: Der Kunde sieht diese Notiz nie.',
          ],
        },
        {
          heading: 'Antworten',
          steps: [
            'Unter [[staff.answer]] steht der Anfang Ihrer E-Mail bereit, in der Sprache des Kunden. Ergänzen Sie ihn.',
            'Klicken Sie auf [[staff.answer.send]]. Die Anfrage steht danach auf [[lead.status.answered]], und der Kunde antwortet an Ihre eigene Adresse.',
          ],
        },
        {
          heading: 'Wenn eine E-Mail nicht ankam',
          steps: [
            'Setzen Sie unter [[staff.filters.more]] das Häkchen bei [[staff.leads.failed]] und klicken Sie auf [[staff.leads.show]].',
            'Öffnen Sie die Anfrage und klicken Sie unter [[staff.mails]] auf [[staff.resend]].',
          ],
          note: 'Ein Makler sieht die Anfragen, die ihm zugeteilt sind, und die zu den Objekten, die er betreut. Das Büro und die Administratoren sehen alle.',
        },
        {
          heading: 'Daten herausgeben oder löschen',
          steps: [
            'Fragt jemand nach seinen Daten, sucht ein Administrator die E-Mail-Adresse unter der Liste, bei [[staff.person]].',
            'Zum Herausgeben klicken Sie auf [[staff.person.export]]. Zum Löschen haken Sie [[staff.person.sure]] an und klicken auf [[staff.person.erase]].',
          ],
          note: 'Im CRM und Postfach löschen Sie selbst.',
        },
      ],
      picture: {
        alt: 'Eine Anfrage: links die Liste, in der Mitte die Nachricht und die Antwort, rechts die Bearbeitung mit Status und Datum',
        caption: 'Eine Anfrage zu einem Objekt, rechts die Bearbeitung.',
      },
    },
  },
}
