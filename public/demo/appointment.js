// Stands in for another firm's appointment widget: a button, and behind it half-days to choose from.
// It comes from this site, and a choice is sent to the agency as a visit request.
{
  const script = document.currentScript
  const place = script.parentElement
  const { propertyId, language = 'nl', email = '', showPhone, height } = script.dataset
  const conditions = Object.entries(script.dataset).filter(([name]) => /^condition[A-Z]/.test(name))
  const LOCALES = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }
  const WORDS = {
    nl: {
      open: 'Kies een moment',
      title: 'Wanneer komt u langs?',
      am: 'voormiddag',
      pm: 'namiddag',
      first: 'Voornaam',
      name: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      send: 'Vraag dit moment aan',
      done: 'Uw vraag is verstuurd. De makelaar bevestigt het uur.',
      failed: 'Uw vraag is niet verstuurd:',
      away: 'geen verbinding. Probeer het opnieuw.',
    },
    fr: {
      open: 'Choisir un moment',
      title: 'Quand passez-vous ?',
      am: 'matin',
      pm: 'après-midi',
      first: 'Prénom',
      name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      send: 'Demander ce moment',
      done: 'Votre demande est envoyée. L’agent confirme l’heure.',
      failed: 'Votre demande n’est pas envoyée :',
      away: 'pas de connexion. Réessayez.',
    },
    en: {
      open: 'Choose a moment',
      title: 'When do you come by?',
      am: 'morning',
      pm: 'afternoon',
      first: 'First name',
      name: 'Name',
      email: 'Email address',
      phone: 'Telephone',
      send: 'Ask for this moment',
      done: 'Your request has been sent. The agent confirms the hour.',
      failed: 'Your request has not been sent:',
      away: 'no connection. Try again.',
    },
    de: {
      open: 'Termin wählen',
      title: 'Wann kommen Sie vorbei?',
      am: 'Vormittag',
      pm: 'Nachmittag',
      first: 'Vorname',
      name: 'Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      send: 'Diesen Termin anfragen',
      done: 'Ihre Anfrage ist gesendet. Die Uhrzeit wird Ihnen bestätigt.',
      failed: 'Ihre Anfrage ist nicht gesendet:',
      away: 'keine Verbindung. Versuchen Sie es noch einmal.',
    },
  }
  const words = WORDS[language]

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  /** The next four working days after tomorrow, which may be today where the visitor's clock differs, as `2026-11-24`, and in words. */
  const days = () => {
    const found = []
    for (let ahead = 2; found.length < 4; ahead++) {
      const day = new Date()
      day.setDate(day.getDate() + ahead)
      if (day.getDay() % 6 !== 0) found.push(day)
    }
    const long = { weekday: 'long', day: 'numeric', month: 'long' }
    return found.map((day) => ({
      date: day.toLocaleDateString('sv-SE'),
      text: day.toLocaleDateString(LOCALES[language], long),
    }))
  }

  const choice = ({ date, text }, part) =>
    element(
      'label',
      { className: 'check' },
      element('input', { type: 'radio', name: 'slot', value: `${date} ${part}`, required: true }),
      element('span', { textContent: `${text}, ${words[part]}` }),
    )

  const field = (name, label, properties) => {
    const id = `appointment-${name}`
    return element(
      'div',
      { className: 'field' },
      element('label', { htmlFor: id, textContent: label }),
      element('input', { id, name, required: true, ...properties }),
    )
  }

  const condition = ([name, text]) =>
    element(
      'label',
      { className: 'check' },
      element('input', { type: 'checkbox', name, required: true }),
      element('span', { textContent: text }),
    )

  const status = element('p', { role: 'status' })
  const title = element('h2', { textContent: words.title, id: 'appointment-title', tabIndex: -1 })
  const form = element(
    'form',
    { className: 'lead-form', hidden: true },
    title,
    element(
      'fieldset',
      { className: 'field' },
      element('legend', { className: 'sr-only', textContent: words.title }),
      element('div', { className: 'pills' }, ...days().flatMap((day) => [choice(day, 'am'), choice(day, 'pm')])),
    ),
    field('FirstName', words.first, { autocomplete: 'given-name' }),
    field('Name', words.name, { autocomplete: 'family-name' }),
    field('Email', words.email, { type: 'email', autocomplete: 'email', value: email }),
    ...(showPhone === 'true' ? [field('PhoneNumber', words.phone, { type: 'tel', autocomplete: 'tel' })] : []),
    ...conditions.map(condition),
    element('button', { className: 'button large', textContent: words.send }),
  )
  const open = element('button', { type: 'button', className: 'button large', textContent: words.open })

  open.addEventListener('click', () => {
    open.hidden = true
    form.hidden = false
    title.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'start' })
  })

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const [VisitDate, VisitPart] = data.get('slot').split(' ')
    const person = ['FirstName', 'Name', 'Email', 'PhoneNumber'].map((name) => [name, data.get(name) ?? ''])
    const body = { ...Object.fromEntries(person), VisitDate, VisitPart }
    const response = await fetch('/api/forms/visit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...body, ObjectID: propertyId, lang: language, page: location.pathname }),
    }).catch(() => null)
    if (response?.ok) form.hidden = true
    status.textContent = response?.ok ? words.done : `${words.failed} ${await whyNot(response)}`
  })

  const whyNot = async (response) => {
    const answer = await response?.json().catch(() => null)
    return answer?.issues?.map(({ message }) => message).join(' ') ?? words.away
  }

  place.style.minHeight = `${height}px`
  place.append(open, form, status)
}
