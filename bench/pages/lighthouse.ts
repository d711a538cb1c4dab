import { spawn } from 'node:child_process'
import { CHROMIUM_FLAGS, findChromium, PICTURES_AS_ON_4G } from '../../scripts/chromium.ts'

const LIGHTHOUSE = 'bench/node_modules/lighthouse/cli/index.js'

/** The cost of a visit on a phone by Lighthouse's own profile: slow 4G, a processor four times slower. */
export interface Visit {
  score: number
  firstPaint: number
  largestPaint: number
  blocking: number
  /** Different addresses: Chromium asks for the favicon twice. */
  requests: number
  pictures: number
  pictureBytes: number
  scriptBytes: number
  styleBytes: number
}

interface NetworkRequest {
  url: string
  resourceType: string
  transferSize: number
}

interface Report {
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<
    string,
    {
      numericValue: number
      details: { items: NetworkRequest[] }
    }
  >
}

/**
 * Chromium's own throttling of the same network and processor. Lighthouse calculates its times from an unthrottled visit
 * instead, and counts every early request of high priority as one that delays the first paint.
 */
const APPLIED = [
  '--throttling-method=devtools',
  '--throttling.requestLatencyMs=150',
  '--throttling.downloadThroughputKbps=1600',
  '--throttling.uploadThroughputKbps=750',
]

/** Runs Lighthouse once in a new browser, with calculated times or, if `isApplied`, with those of a slow browser. */
export async function visit(url: string, isApplied = false): Promise<Visit> {
  const { categories, audits, runtimeError } = JSON.parse(
    await run(url, isApplied ? APPLIED : []),
  ) as Report
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const requests = (audits['network-requests']?.details.items ?? []).filter(isOfThePage)
  const pictures = requests.filter(({ resourceType }) => resourceType === 'Image')
  const bytesOf = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    score: categories.performance.score * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    requests: new Set(requests.map(({ url }) => url)).size,
    pictures: pictures.length,
    pictureBytes: bytesOf('Image'),
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
  }
}

/** Data URLs are no requests. */
function isOfThePage({ url }: NetworkRequest): boolean {
  return url.startsWith('https:')
}

function run(url: string, throttling: string[]): Promise<string> {
  const flags = [...CHROMIUM_FLAGS, '--headless', '--ignore-certificate-errors', PICTURES_AS_ON_4G]
  const options = ['--quiet', '--output=json', '--only-categories=performance']
  const child = spawn(
    process.execPath,
    [LIGHTHOUSE, url, ...options, ...throttling, `--chrome-flags=${flags.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    let [output, errors] = ['', '']
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`Lighthouse failed for ${url}: ${errors}`)),
    )
  })
}
