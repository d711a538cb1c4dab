const ROBOT =
  /bot[/_-]|\b\w*bot;|robot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|facebookexternalhit|python|curl|wget|java\/|go-http|okhttp|libwww|httpclient|axios|undici|node\b/i

/** Whether nobody sits behind this browser, as far as it says itself; without a name nobody does. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || ROBOT.test(userAgent)
}
