import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression of a source file. */
export interface SourcePattern {
  file: string
  source: string
  flags: string
}

/** The text in place of a value that is known at run time only. */
const UNKNOWN = 'x'
const ROUTE_PARAMETER = /:\w+\{((?:[^{}]|\{[\d,]+\})+)\}/g

/**
 * Returns the regular expressions of a file: literals, `new RegExp` of texts and constants, and parameters of
 * routes. Throws an error for a `RegExp` of anything else.
 */
export function patternsIn(file: string, code: string): SourcePattern[] {
  const { program } = parseSync(file, code)
  const patterns: SourcePattern[] = []
  const constants = new Map<string, ESTree.Expression>()
  const addConstructed = ({
    callee,
    arguments: [first, second],
  }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const source = textOf(first, constants)
    if (source === null) throw new Error(`${file}: write the RegExp as a literal or a template`)
    patterns.push({ file, source, flags: textOf(second, constants) ?? '' })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
  }).visit(program)
  new Visitor({
    NewExpression: addConstructed,
    CallExpression: addConstructed,
    Literal(node) {
      if ('regex' in node) {
        patterns.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      } else if (typeof node.value === 'string' && node.value.startsWith('/')) {
        for (const [, source = ''] of node.value.matchAll(ROUTE_PARAMETER)) {
          patterns.push({ file, source: `^${source}$`, flags: '' })
        }
      }
    },
  }).visit(program)
  return patterns
}

/** Returns the text of an expression, with constants in their places; null if it is no text. */
function textOf(
  node: ESTree.Node | undefined,
  constants: ReadonlyMap<string, ESTree.Expression>,
): string | null {
  if (node?.type === 'Literal') return String(node.value)
  if (node?.type === 'Identifier') return textOf(constants.get(node.name), constants)
  if (node?.type === 'TaggedTemplateExpression') return templateText(node.quasi, constants, 'raw')
  return node?.type === 'TemplateLiteral' ? templateText(node, constants, 'cooked') : null
}

function templateText(
  { quasis, expressions }: ESTree.TemplateLiteral,
  constants: ReadonlyMap<string, ESTree.Expression>,
  form: 'raw' | 'cooked',
): string {
  const values = expressions.map((one) => textOf(one, constants) ?? UNKNOWN)
  return quasis.map(({ value }, at) => `${value[form] ?? ''}${values[at] ?? ''}`).join('')
}

/** Tests, benchmarks and the tools of this test read only the repository’s own text. */
const TRUSTED = /^(?:bench|e2e|test|scripts\/patterns)\/|\.test\.tsx?$/

/** Returns the regular expressions of the repository's code that reads other texts than its own. */
export function sourcePatterns(): SourcePattern[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  return files
    .trim()
    .split('\n')
    .filter((file) => !TRUSTED.test(file))
    .flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))
}
