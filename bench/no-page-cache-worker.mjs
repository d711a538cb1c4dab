import worker from '../dist/worker/index.js'

// The same worker without its page cache: every page is rendered anew, its lists come from KV.
export default {
  fetch: (request, env, context) => worker.fetch(request, { ...env, PAGE_CACHE: 'off' }, context),
}
