export default {
  fetch: () => new Response('Hello', { headers: { 'Content-Type': 'text/html' } }),
}
