const ROBOT =
  /bot[/_-]|\b\w*bot;|robot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|facebookexternalhit|python|curl|wget|java\/|go-http|okhttp|libwww|httpclient|axios|undici|node\b/i

/** True for the user agents of robots, and for those that don't start with `Mozilla/`. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || ROBOT.test(userAgent)
}
