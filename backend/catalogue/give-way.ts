import { setPriority } from 'node:os';

const NICENESS = 10;

/** Lets the shop's pages come before this process, where priorities are allowed. */
export function giveWay(): void {
  try {
    setPriority(NICENESS);
  } catch {
    // it runs beside the pages as they do
  }
}
