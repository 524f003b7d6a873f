import { readFileSync, writeFileSync } from 'node:fs';

/** What Linux takes as 'forget the peak so far' (proc(5), clear_refs). */
const RESET_PEAK = '5';

/** What a process has in memory, in megabytes: now, or at its peak. Linux only. */
export function residentMegabytes(pid: number, kind: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const line = new RegExp(`${kind}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

/** The peak counts from now on. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
}
