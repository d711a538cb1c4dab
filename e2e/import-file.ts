/** The token of `.dev.vars.example`. */
export const STAFF_TOKEN = 'local-staff-token'

/** Sends an import as the agency's CRM does. */
export async function importFile(origin: string, file: object): Promise<void> {
  const response = await fetch(`${origin}/api/staff/listings`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${STAFF_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(file),
  })
  if (!response.ok) throw new Error(`The import responded with status ${response.status}`)
}
