/** Runs `stop` once, on a signal or when the process that started this one is gone. */
export function whenStopped(stop: () => Promise<void>): void {
  let stopping = false
  const once = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once)
  if (process.channel) process.on('disconnect', once)
}
