// Stands in for the agency's statistics tool, so that the demo has something to ask consent for.
// It comes from this site, keeps nothing and sends nothing: it only writes events into the console.
document.documentElement.dataset.statistics = 'on'

const events = (window.dataLayer ??= [])
const push = events.push.bind(events)
events.push = (...commands) => {
  for (const command of commands) if (command[0] === 'event') console.info(...command)
  return push(...commands)
}
