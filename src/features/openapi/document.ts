import { z } from 'zod'
import type { Lang } from '../../platform/format/lang'
import { CITIES_PATH, FEEDS, SUBCITIES_PATH } from '../../urls'
import {
  apiList,
  failure,
  jsonFeed,
  placeFile,
  projectParameters,
  propertyParameters,
} from './schemas'

interface Api {
  /** The name of the agency. */
  name: string
  origin: string
  languages: readonly Lang[]
}

/** Returns the description of the addresses that everyone may read, in the format OpenAPI 3.1. */
export function openApiDocument({ name, origin, languages }: Api) {
  const lang = z.enum(languages)
  const listing = parametersOf('path', z.object({ lang, id: z.int() }))
  const feed = parametersOf('path', z.object({ lang, feed: z.enum(FEEDS) }))
  const list = contentOf('application/json', apiList)
  const places = contentOf('application/json', placeFile)
  const markdown = contentOf('text/markdown', z.string())
  return {
    openapi: '3.1.1',
    info: {
      title: name,
      version: '1',
      description: 'The listings on the market. Fields are added, but not removed or renamed.',
    },
    servers: [{ url: origin }],
    paths: {
      '/api/properties': read(
        'Lists properties and projects.',
        list,
        parametersOf('query', propertyParameters),
      ),
      '/api/projects': read('Lists projects.', list, parametersOf('query', projectParameters)),
      '/{lang}/property/{id}.md': read(
        'Returns a property as Markdown.',
        markdown,
        listing,
        NO_PAGE,
      ),
      '/{lang}/project/p/{id}.md': read(
        'Returns a project as Markdown.',
        markdown,
        listing,
        NO_PAGE,
      ),
      '/{lang}/rss/{feed}.json': read(
        'Returns the newest listings or articles as JSON Feed.',
        contentOf('application/feed+json', jsonFeed),
        feed,
      ),
      '/{lang}/rss/{feed}.xml': read(
        'Returns the newest listings or articles as RSS.',
        contentOf('application/rss+xml', z.string()),
        feed,
      ),
      [CITIES_PATH]: read('Returns municipalities and areas as TopoJSON.', places),
      [SUBCITIES_PATH]: read('Returns all other places as TopoJSON.', places),
    },
  }
}

const FAILED = {
  description: 'Too many calls, or no database',
  content: contentOf('application/json', failure),
}
const NO_PAGE = { description: 'The listing has no page (any more): a redirect or a page of HTML' }

/** Returns the description of an address that responds to GET. */
function read(
  summary: string,
  content: object,
  parameters: object[] = [],
  failed: object = FAILED,
) {
  const responses = { 200: { description: 'OK', content }, default: failed }
  return { get: { summary, parameters, responses } }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject): object[] {
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(value),
  }))
}

function contentOf(type: string, schema: z.ZodType): object {
  return { [type]: { schema: schemaOf(schema) } }
}

/** Returns the JSON Schema of a zod schema. Objects may have further fields. */
function schemaOf(zodSchema: z.core.$ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(zodSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return schema
}
