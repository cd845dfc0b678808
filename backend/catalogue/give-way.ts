import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICENESS = 10;

/**
 * Lets the shop's pages come before a process, where priorities are allowed.
 * @param pid of this machine; without it this process
 */
export function giveWay(pid = process.pid): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, NICENESS);
    } catch {
      // it runs beside the pages as they do
    }
  }
}

/** On Linux each thread has its own priority, which it gives to those that it starts; elsewhere a process has one. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
