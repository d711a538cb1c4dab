import { z } from 'zod'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Prose } from '../../../../components/ui/prose'
import { fallbackLang, pick } from '../../../../platform/format/lang'
import { loadArticles } from '../../../articles/articles'
import type { Article } from '../../../articles/queries'

/** Questions and answers: articles with the question as title. */
export const faq = defineModule({
  kind: 'faq',
  title: 'module.faq',
  text: 'module.faq.text',
  fields: [],
  config: z.object({}),
  sheets: () => ['controls', 'modules'],
  load: (context, _config, placement) => loadArticles(context, placement),
  View: FaqView,
})

/** The common name allows only one open item. A click on the open one closes it. */
function FaqView({ moduleId: id, view, placement, data }: ModuleViewProps<unknown, Article[]>) {
  if (data.length === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement} className="section faq-module">
      <div className="accordion faq">
        {data.map((article) => (
          <details key={article.id} name={`faq-${id}`}>
            <summary lang={fallbackLang(article.title, view.lang)}>
              {pick(article.title, view.lang)}
            </summary>
            <div className="inner">
              <Prose lang={view.lang} texts={[article.introText, article.fullText]} />
            </div>
          </details>
        ))}
      </div>
    </ModuleFrame>
  )
}
