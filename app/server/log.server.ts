import pino from 'pino';

/** The shop's log: one JSON line a record on standard output. */
export type Log = pino.Logger;

/** Secrets never reach the log, however an object with them gets there. */
const SECRETS = ['cookie', 'authorization', 'password', 'token', 'secret', 'headers'];

/** @param name which process writes, `shop` or `backend` */
export function openLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '…' },
    serializers: { err: pino.stdSerializers.err },
  });
}
