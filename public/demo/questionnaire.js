// Stands in for another firm's questionnaire before a visit. Its answers stay in this window; the page
// that opened it learns only that it was filled in.
{
  const { lang = 'nl' } = document.currentScript.dataset
  const place = document.currentScript.parentElement
  const WORDS = {
    nl: {
      who: 'Met wie komt u kijken?',
      people: ['Alleen', 'Met twee', 'Met meer'],
      step: 'Moet het bezoek zonder trappen kunnen?',
      yesno: ['Ja', 'Nee'],
      from: 'Vanaf wanneer wilt u huren?',
      send: 'Antwoorden doorgeven',
      done: 'Dank u. U kunt dit venster sluiten en op de vorige pagina een moment kiezen.',
    },
    fr: {
      who: 'Avec qui venez-vous ?',
      people: ['Seul', 'À deux', 'À plusieurs'],
      step: 'La visite doit-elle être possible sans escalier ?',
      yesno: ['Oui', 'Non'],
      from: 'À partir de quand souhaitez-vous louer ?',
      send: 'Transmettre mes réponses',
      done: 'Merci. Vous pouvez fermer cette fenêtre et choisir un moment sur la page précédente.',
    },
    en: {
      who: 'Who comes along?',
      people: ['Just me', 'Two of us', 'More of us'],
      step: 'Does the viewing have to be possible without stairs?',
      yesno: ['Yes', 'No'],
      from: 'From when would you like to rent?',
      send: 'Send my answers',
      done: 'Thank you. You can close this window and choose a moment on the page before.',
    },
    de: {
      who: 'Mit wem kommen Sie?',
      people: ['Allein', 'Zu zweit', 'Zu mehreren'],
      step: 'Muss die Besichtigung ohne Treppen möglich sein?',
      yesno: ['Ja', 'Nein'],
      from: 'Ab wann möchten Sie mieten?',
      send: 'Antworten übermitteln',
      done: 'Danke. Sie können dieses Fenster schließen und auf der vorigen Seite einen Termin wählen.',
    },
  }
  const words = WORDS[lang]

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  const choices = (name, question, options) =>
    element(
      'fieldset',
      { className: 'field' },
      element('legend', { textContent: question }),
      element(
        'div',
        { className: 'pills' },
        ...options.map((text) =>
          element(
            'label',
            { className: 'check' },
            element('input', { type: 'radio', name, value: text, required: true }),
            element('span', { textContent: text }),
          ),
        ),
      ),
    )

  const status = element('p', { role: 'status', className: 'lede' })
  const form = element(
    'form',
    { className: 'lead-form' },
    choices('people', words.who, words.people),
    choices('step', words.step, words.yesno),
    element(
      'div',
      { className: 'field' },
      element('label', { htmlFor: 'questionnaire-from', textContent: words.from }),
      element('input', { id: 'questionnaire-from', name: 'from', type: 'date' }),
    ),
    element('p', { className: 'last' }, element('button', { className: 'button large', textContent: words.send })),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.hidden = true
    status.textContent = words.done
    window.opener?.postMessage('questionnaire-submit', location.origin)
  })
  place.append(form, status)
}
