import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fail, message } from './say.ts'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** The options of a command that works on the local database, or on a deployed agency's. */
export const ON_SITE = {
  remote: { type: 'boolean', default: false },
  config: { type: 'string' },
} as const

/**
 * Returns the options of a command, and at most this many positional arguments. For anything else, and
 * for `--help`, it prints the usage and ends the process.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  maxPositionals = 0,
) {
  const { values, positionals } = parsed(usage, options)
  if ('help' in values) {
    console.log(usage)
    process.exit(0)
  }
  const [more] = positionals.slice(maxPositionals)
  if (more !== undefined) fail(`Unexpected '${more}'.\n${usage}`)
  return { values, positionals }
}

function parsed<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options: { ...HELP, ...options }, allowPositionals: true })
  } catch (error) {
    return fail(`${message(error).split('. ')[0]}.\n${usage}`)
  }
}
