import { FAULTS } from './actions.ts'
import type { FakeCrm, SentLead } from './fake-crm.ts'

type Wire = Record<string, unknown>

const ACTIVE = 1

/** Returns the page of the fake CRM, with properties to change and faults to switch on. */
export function fakeCrmPage({ records, faults, calls, leads }: FakeCrm): string {
  const properties = [...records.property.values()]
    .filter(({ Status }) => Number(Status) === ACTIVE)
    .toSorted((a, b) => hasPrice(b) - hasPrice(a) || Number(b.ID) - Number(a.ID))
  const current = JSON.stringify(faults)
  const options = Object.entries(FAULTS).map(([name, { text, faults: faultSet }]) => {
    const selected = JSON.stringify(faultSet) === current ? ' selected' : ''
    return `<option value="${name}"${selected}>${text}</option>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fake CRM</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse }
  td, th { padding: .4rem .6rem .4rem 0; border-bottom: 1px solid #8885; text-align: left }
  form { display: inline-flex; gap: .4rem }
  input, select, button { font: inherit; min-height: 2.2rem }
  input { width: 8rem }
  .all { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1.5rem 0 }
  .table { overflow-x: auto }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Fake CRM</h1>
<p>The demo site reads this CRM every half minute, so it shows a change within a minute. A price that changes by more
than a factor of five waits at /staff/imports until staff confirm it. The site made ${calls.length} calls so far.</p>
<div class="all">
  <form method="post"><button name="act" value="publish">Publish a new home</button></form>
  <form method="post"><label>This CRM <select name="fault">${options.join('')}</select></label>
    <button name="act" value="fault">Set</button></form>
</div>
<div class="table"><table>
<tr><th>ID</th><th>Home</th><th>Place</th><th>Price</th><th></th></tr>
${properties.map(row).join('\n')}
</table></div>
<h2>Leads</h2>
${leads.length > 0 ? leads.map(leadText).toReversed().join('\n') : '<p>None came so far.</p>'}
</html>`
}

/** Properties with a price come first, because their price can be changed. */
function hasPrice({ Price }: Wire): number {
  return Number(Price) > 0 ? 1 : 0
}

function row({ ID, TypeDescription, Zip, City, Price }: Wire): string {
  const id = `<input type="hidden" name="id" value="${Number(ID)}">`
  return `<tr><td>${Number(ID)}</td><td>${textOf(TypeDescription)}</td><td>${escaped(Zip)} ${textOf(City)}</td>
<td><form method="post">${id}<input name="price" inputmode="numeric" aria-label="Price of ${Number(ID)}" value="${escaped(Price)}">
<button name="act" value="price">Save</button></form></td>
<td><form method="post">${id}<button name="act" value="sell">Sell</button>
<button name="act" value="delete">Delete</button></form></td></tr>`
}

function leadText({ id, call, params }: SentLead): string {
  const name = [params.FirstName, params.Name].filter(Boolean).join(' ')
  return `<details><summary>${id} · ${escaped(call)} · ${escaped(name)}</summary>
<pre>${escaped(JSON.stringify(params, null, 2))}</pre></details>`
}

function textOf(text: unknown): string {
  const texts = typeof text === 'object' && text !== null ? (text as Wire) : {}
  return escaped(texts.en ?? texts.nl ?? text)
}

function escaped(value: unknown): string {
  return String(value ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
