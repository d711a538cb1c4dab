/** The steps of a first deployment. */
export const FIRST = [
  'd1 execute',
  '(build)',
  'd1 time-travel info',
  'd1 migrations apply',
  'deploy',
  '(load agency)',
]

/** The steps of a later deployment: the database has its tables and an agency. */
export const LATER = ['d1 execute', ...FIRST.slice(0, -1)]

/** The database of a running site. */
export const RUNNING = {
  migrations: ['0001_initial.sql'],
  rows: [
    { kind: 'agency', value: '' },
    { kind: 'admin', value: 'anna@immo.be' },
  ],
}
