// The cost of an empty request, and the additional cost of one read from KV or D1.
const CACHED = 'x'.repeat(8192)
const QUESTIONS = {
  '/kv': async ({ CACHE }) => (await CACHE.get('floor')) ?? CACHE.put('floor', CACHED),
  '/d1': ({ DB }) => DB.prepare('SELECT 1').all(),
}

export default {
  async fetch(request, env) {
    await QUESTIONS[new URL(request.url).pathname]?.(env)
    return new Response('Hello', { headers: { 'Content-Type': 'text/html' } })
  },
}
