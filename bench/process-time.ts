import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns the ids of the running child processes of this process; none without /proc. */
export function childProcesses(): number[] {
  const ids = idsOfProcesses()
  return ids.filter((id) => fieldsOf(id)[1] === String(process.pid))
}

/** Milliseconds of processor time, in user and system mode, of a process and those that it started. */
export function processTime(id: number): number {
  // utime, stime and those of children that have ended.
  const times = fieldsOf(id).slice(11, 15).map(Number)
  const parentTime = times.reduce((sum, ticks) => sum + ticks, 0) * (1000 / TICKS_PER_SECOND)
  const children = idsOfProcesses().filter((candidate) => fieldsOf(candidate)[1] === String(id))
  return children.reduce((sum, child) => sum + processTime(child), parentTime)
}

function idsOfProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Returns the fields of a process after its name, its state first; none for an ended process. */
function fieldsOf(id: number): string[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
