import { setPriority } from 'node:os';

const NICENESS = 10;

/**
 * Lets the shop's pages come before a process, where priorities are allowed.
 * @param pid of this machine; without it this process
 */
export function giveWay(pid = 0): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // it runs beside the pages as they do
  }
}
