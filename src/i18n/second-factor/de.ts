import type { secondFactorNl } from './nl'

export const secondFactorDe: Record<keyof typeof secondFactorNl, string> = {
  'staff.code.title': 'Bestätigen Sie, dass Sie es sind',
  'staff.code.text': 'Ihr Passwort stimmt. Es fehlt noch der Code Ihrer Authenticator-App.',
  'staff.code.field': 'Code der App',
  'staff.code.help': 'Sechs Ziffern, die alle dreißig Sekunden wechseln.',
  'staff.code.lost': 'Ihr Gerät nicht zur Hand?',
  'staff.code.recovery': 'Wiederherstellungscode',
  'staff.code.nothing':
    'Auch keine Wiederherstellungscodes mehr? Ein Verwalter Ihres Büros kann Ihre Zwei-Faktor-Authentifizierung zurücksetzen.',
  'staff.code.wrong':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten.',
  'staff.code.over': 'Das hat zu lange gedauert. Melden Sie sich erneut an.',
  'staff.prove.title': 'Mit einem Code bestätigen',
  'staff.prove.text':
    'Sie ändern Konten oder Daten von Personen. Deshalb fragen wir nach einem Code, danach eine halbe Stunde nicht mehr. Ihre Eingaben bleiben erhalten.',
  'staff.prove.setup': 'Richten Sie zuerst die Zwei-Faktor-Authentifizierung ein',
  'staff.prove.setuptext':
    'Wer Konten oder Daten von Personen ändert, bestätigt mit dem Code einer App. Richten Sie das in einem neuen Tab ein, es dauert zwei Minuten, und machen Sie dann hier weiter. Ihre Eingaben bleiben erhalten.',
  'staff.prove.back': 'Zurück, ohne etwas zu ändern',
  'staff.prove.goon': 'Weiter',
  'staff.prove.here': 'In einem neuen Tab einrichten',
  'staff.factor': 'Zwei-Faktor-Authentifizierung',
  'staff.factor.text':
    'Nach Ihrem Passwort fragen wir dann auch nach dem Code einer App auf Ihrem Telefon. Wer Ihr Passwort erfährt, kommt damit noch nicht hinein.',
  'staff.factor.begin': 'Zwei-Faktor-Authentifizierung einrichten',
  'staff.factor.start': 'Einrichten',
  'staff.factor.on': 'Aktiv',
  'staff.factor.since': 'seit',
  'staff.factor.left.one': 'noch {count} Wiederherstellungscode',
  'staff.factor.left.other': 'noch {count} Wiederherstellungscodes',
  'staff.factor.switchoff': 'Ausschalten',
  'staff.factor.either': 'Ihr Passwort oder ein Code der App',
  'staff.factor.offtext': 'Ein neues Telefon? Schalten Sie aus und richten Sie danach neu ein.',
  'staff.factor.app': 'Wählen Sie eine App',
  'staff.factor.apptext':
    'Google Authenticator, Microsoft Authenticator, Passwörter von Apple oder eine andere App, die Codes erzeugt. Haben Sie schon eine, nehmen Sie diese.',
  'staff.factor.scan': 'Lassen Sie die App diesen Code lesen',
  'staff.factor.qr': 'QR-Code für Ihre Authenticator-App',
  'staff.factor.open': 'Die App auf diesem Gerät öffnen',
  'staff.factor.byhand': 'Oder tippen Sie diesen Schlüssel in die App ab:',
  'staff.factor.confirm': 'Geben Sie ein, was die App zeigt',
  'staff.factor.switchon': 'Einschalten',
  'staff.factor.wrong': 'Dieser Code stimmt nicht. Geht die Uhr Ihres Telefons richtig?',
  'staff.codes': 'Ihre Wiederherstellungscodes',
  'staff.codes.of': 'Wiederherstellungscodes von {email} bei {agency}',
  'staff.codes.on': 'Die Zwei-Faktor-Authentifizierung ist aktiv.',
  'staff.codes.renewed': 'Sie haben neue Wiederherstellungscodes. Die vorigen gelten nicht mehr.',
  'staff.codes.text':
    'Verlieren Sie Ihr Telefon, melden Sie sich mit einem dieser Codes an. Jeder Code gilt einmal.',
  'staff.codes.once':
    'Wir zeigen sie nur jetzt. Bewahren Sie sie dort auf, wo Sie sie ohne Ihr Telefon finden, auf Papier oder in einem Passworttresor.',
  'staff.codes.file': 'wiederherstellungscodes.txt',
  'staff.codes.download': 'Herunterladen',
  'staff.codes.kept': 'Ich habe sie aufbewahrt',
  'staff.codes.renew': 'Neue Wiederherstellungscodes',
  'staff.codes.renewtext': 'Die Codes, die Sie noch haben, gelten dann nicht mehr.',
  'staff.account.done.off': 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
  'staff.accounts.factor': 'Mit Zwei-Faktor-Authentifizierung',
  'staff.accounts.nofactor': 'Ohne Zwei-Faktor-Authentifizierung',
  'staff.accounts.act.reset': 'Authentifizierung zurücksetzen',
  'staff.accounts.done.reset':
    '{name} meldet sich jetzt nur mit dem Passwort an und hat eine E-Mail erhalten.',
  'audit.account.factor-on': 'schaltete die Zwei-Faktor-Authentifizierung ein',
  'audit.account.factor-off': 'schaltete die Zwei-Faktor-Authentifizierung aus',
  'audit.account.factor-reset': 'setzte die Zwei-Faktor-Authentifizierung eines Kollegen zurück',
  'audit.account.recovery': 'verwendete einen Wiederherstellungscode',
  'audit.account.codes': 'erzeugte neue Wiederherstellungscodes',
  'mail.factor.on': 'Zwei-Faktor-Authentifizierung bei {agency} ist aktiv',
  'mail.factor.on.text':
    'Wer sich mit Ihrem Konto in der Verwaltung der Website von {agency} anmeldet, gibt ab jetzt auch den Code einer App ein.',
  'mail.factor.off': 'Zwei-Faktor-Authentifizierung bei {agency} ist ausgeschaltet',
  'mail.factor.off.text':
    'Ihr Passwort allein genügt wieder für die Verwaltung der Website von {agency}.',
  'mail.factor.reset.text':
    'Ein Kollege mit Verwaltungsrechten hat Ihre Zwei-Faktor-Authentifizierung für die Website von {agency} zurückgesetzt. Ihr Passwort allein genügt jetzt; richten Sie sie so bald wie möglich neu ein.',
  'mail.factor.recovery': 'Bei {agency} wurde ein Wiederherstellungscode verwendet',
  'mail.factor.recovery.text':
    'Jemand, vermutlich Sie, hat einen Ihrer Wiederherstellungscodes in der Verwaltung der Website von {agency} verwendet. Dieser Code gilt nicht mehr.',
  'mail.factor.notyou':
    'Waren Sie das nicht? Ändern Sie sofort Ihr Passwort und informieren Sie einen Verwalter.',
}
