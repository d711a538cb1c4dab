import { readFileSync } from 'node:fs'
import { startWorker } from './scripts/runtime.ts'
const seeds = JSON.parse(readFileSync('seeds/listings.json', 'utf8'))
const body: any = { LanguageId: seeds.LanguageId, Items: [] }
let size = 30, n = 0
outer: for (let round = 0; ; round++) for (const one of seeds.Items) {
  const copy = { ...one, ID: 700000 + n++ }
  const len = Buffer.byteLength(JSON.stringify(copy)) + 1
  if (size + len > 8_380_000) break outer
  size += len; body.Items.push(copy)
}
const text = JSON.stringify(body)
console.log('homes', body.Items.length, 'MB', (Buffer.byteLength(text) / 1e6).toFixed(2))
const PORT = 9377
const server = await startWorker(['dist/worker/index.js'], { host: '127.0.0.1', port: 8977, inspectorPort: PORT } as any)
await server.ready
await fetch('http://127.0.0.1:8977/healthz').then((r) => r.text())
const list: any[] = await (await fetch(`http://127.0.0.1:${PORT}/json`)).json()
console.log(list.map((t) => t.webSocketDebuggerUrl))
for (const collect of [false, true]) {
  for (const target of list.filter((t) => t.webSocketDebuggerUrl.includes('user'))) {
    const ws = new WebSocket(target.webSocketDebuggerUrl)
    await new Promise((r, j) => { ws.onopen = r; ws.onerror = j })
    let id = 0; const waits = new Map<number, (v: any) => void>()
    ws.onmessage = (e) => { const m = JSON.parse(String(e.data)); waits.get(m.id)?.(m.result ?? m.error) }
    const call = (method: string) => new Promise<any>((r) => { waits.set(++id, r); ws.send(JSON.stringify({ id, method })) })
    await call('HeapProfiler.enable'); await call('HeapProfiler.collectGarbage')
    const before = await call('Runtime.getHeapUsage')
    let peak = 0, back = 0, samples = 0, done = false
    const changed = text.replaceAll('"PropertyTitle"', collect ? '"PropertyTitle" ' : '"PropertyTitle"')
    const sent = fetch('http://127.0.0.1:8977/api/staff/listings', { method: 'PUT', headers: { Authorization: 'Bearer local-staff-token', 'Content-Type': 'application/json' }, body: changed }).then(async (r) => { const t = await r.text(); done = true; return [r.status, t.slice(0, 200)] })
    while (!done) {
      if (collect) await call('HeapProfiler.collectGarbage')
      const u = await call('Runtime.getHeapUsage'); samples++
      peak = Math.max(peak, u.usedSize); back = Math.max(back, u.backingStorageSize ?? 0)
      await new Promise((r) => setTimeout(r, 10))
    }
    console.log({ collect, before: before.usedSize / 1e6, peak: peak / 1e6, backing: back / 1e6, samples }, await sent)
    ws.close()
  }
  if (!collect) { const del = { DeletedIDs: body.Items.map((p: any) => p.ID) }; console.log('deleted', (await (await fetch('http://127.0.0.1:8977/api/staff/listings', { method: 'PUT', headers: { Authorization: 'Bearer local-staff-token', 'Content-Type': 'application/json' }, body: JSON.stringify(del) })).text()).slice(0, 120)) }
}
await server.dispose()
