import type { Plugin } from 'vite'
import type { HelpText } from '../src/staff/help/help-article.ts'

const HEAD = /^# (.+)\n\n(.+)\n\n!\[(.+)\]\(.+ "(.+)"\)$/
const SECTION = /^(.+)\n\n((?:\d+\. .+\n)*\d+\. .+)(?:\n\n(.+))?$/

/** Imports the articles of the handbook, `content/help/<lang>/<name>.md`, as `HelpText`. */
export function helpArticles(): Plugin {
  return {
    name: 'pand-help-articles',
    transform(markdown, id) {
      if (!/\/content\/help\/\w+\/[\w-]+\.md$/.test(id)) return
      return {
        code: `export default ${JSON.stringify(readArticle(markdown))}`,
        moduleType: 'js',
        map: { mappings: '' },
      }
    },
  }
}

/** Reads an article. Each paragraph and each step is one line, and a section has steps and at most one paragraph. */
function readArticle(markdown: string): HelpText {
  const [head = '', ...sections] = markdown.replaceAll('&nbsp;', '\u00a0').trim().split('\n\n## ')
  const [title = '', intro = '', alt = '', caption = ''] = match(HEAD, head)
  return {
    title,
    intro,
    picture: { alt, caption },
    sections: sections.map((section) => {
      const [heading = '', steps = '', note] = match(SECTION, section)
      return { heading, steps: steps.split('\n').map(withoutNumber), note }
    }),
  }
}

function match(pattern: RegExp, text: string): string[] {
  const found = pattern.exec(text)
  if (!found) throw new Error(`An article of the handbook can not have this form:\n${text}`)
  return found.slice(1)
}

function withoutNumber(step: string): string {
  return step.replace(/^\d+\. /, '')
}
