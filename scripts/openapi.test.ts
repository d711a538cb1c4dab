import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from '../src/features/openapi/document.ts'

// The validator compiles its schemas, which the runtime of Workers refuses. So it runs in Node.
test('the description of the API is a valid document of OpenAPI 3.1', async () => {
  const origin = 'https://www.example.be'
  const document = openApiDocument({ name: 'Lindehof', origin, languages: ['nl', 'fr'] })
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const { openapi: _, ...invalid } = document
  expect((await new Validator().validate({ ...invalid, openapi: '3.1.1', info: {} })).valid).toBe(
    false,
  )
})
