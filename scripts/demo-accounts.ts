const ACCOUNTS = [
  ['owner', 'owner@example.com', 'lindehof-owner'],
  ['owner', 'owner2@example.com', 'lindehof-owner2'],
  ['staff, admin', 'staff@example.com', 'lindehof-staff'],
  ['staff, editor', 'editor@example.com', 'lindehof-editor'],
]

export function printDemoAccounts(): void {
  console.log('The demo agency is loaded; its accounts:')
  for (const [role = '', email = '', password] of ACCOUNTS) {
    console.log(`  ${role.padEnd(14)}${email.padEnd(22)}${password}`)
  }
}
