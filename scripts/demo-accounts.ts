import type { Miniflare } from 'miniflare'
import { callTask } from './tasks.ts'

/** Public passwords of the demo on a developer's machine, never of a deployment. */
const STAFF = [
  {
    email: 'staff@example.com',
    name: 'Karim Dubois',
    role: 'admin',
    lang: 'nl',
    password: 'lindehof-staff',
  },
  {
    email: 'editor@example.com',
    name: 'Amélie Dujardin',
    role: 'editor',
    lang: 'nl',
    password: 'lindehof-editor',
  },
]

/** They come with the listings. */
const OWNERS = [
  { email: 'owner@example.com', password: 'lindehof-owner' },
  { email: 'owner2@example.com', password: 'lindehof-owner2' },
]

/** The log-ins of the demo agency, with the address to which each one posts. */
export const DEMO_LOGINS = [
  ...STAFF.map(({ email, password }) => ({ email, password, path: '/staff/login' })),
  ...OWNERS.map(({ email, password }) => ({ email, password, path: '/api/login' })),
]

export async function putDemoStaff(tasks: Miniflare): Promise<void> {
  for (const account of STAFF) await callTask(tasks, '/staff', account)
}

export function printDemoAccounts(): void {
  const owners = OWNERS.map((owner) => ({ ...owner, role: 'owner' }))
  const staff = STAFF.map((one) => ({ ...one, role: `staff, ${one.role}` }))
  console.log('The demo agency is loaded; its accounts:')
  for (const { role, email, password } of [...owners, ...staff]) {
    console.log(`  ${role.padEnd(14)}${email.padEnd(22)}${password}`)
  }
}
