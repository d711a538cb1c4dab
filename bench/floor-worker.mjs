// What a request costs before it does anything, and what one question to KV or D1 adds.
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
