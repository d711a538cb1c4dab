// Stands in for another site's widget: writes whether the offices are open where its tag stands.
{
  const { lang = 'nl' } = document.currentScript.dataset
  const HOURS = {
    nl: 'Maandag tot vrijdag van 9 tot 12.30 en van 13.30 tot 18 uur, zaterdag van 10 tot 13 uur.',
    fr: 'Du lundi au vendredi de 9h à 12h30 et de 13h30 à 18h, le samedi de 10h à 13h.',
    en: 'Monday to Friday from 9 to 12.30 and from 13.30 to 18.00, Saturday from 10 to 13.00.',
    de: 'Montag bis Freitag von 9 bis 12.30 und von 13.30 bis 18 Uhr, Samstag von 10 bis 13 Uhr.',
  }
  const text = document.createElement('p')
  text.className = 'lede'
  text.textContent = HOURS[lang]
  document.currentScript.parentElement.append(text)
}
