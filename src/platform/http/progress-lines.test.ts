import { createExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { keepLogs } from '../../../test/logs'
import { NotReadyError } from '../not-ready'
import { progressLines } from './progress-lines'

keepLogs()

test.each([
  ['a part of the set-up that is missing', new NotReadyError('address'), 'SITE_ORIGIN is not set'],
  ['no details of other errors', new Error('D1 secret'), 'Unexpected error'],
])('the last line of failed work names %s', async (_, error, message) => {
  const response = progressLines(createExecutionContext(), () => Promise.reject(error))
  expect(await response.json()).toEqual({
    status: 'failed',
    issues: [{ path: [], message: expect.stringContaining(message) }],
  })
})
