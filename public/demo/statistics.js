// Stands in for the agency's statistics tool, so that the demo has something to ask consent for.
// It comes from this site, keeps nothing and sends nothing.
document.documentElement.dataset.statistics = 'on'
