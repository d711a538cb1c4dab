import { message } from './say.ts'

/** Ends a command that failed unexpectedly with its reason as one line; DEBUG=1 shows where it happened. */
process.on('uncaughtException', (error) => {
  console.error(process.env.DEBUG ? error : `The command failed: ${message(error)}`)
  process.exit(1)
})
