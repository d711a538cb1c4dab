import worker from '../dist/worker/index.js'

// The same worker with empty caches: every page is rendered, every list comes from D1.
const CACHE = { get: async () => null, put: async () => {} }

export default {
  fetch: (request, env, context) =>
    worker.fetch(request, { ...env, CACHE, PAGE_CACHE: 'off' }, context),
}
