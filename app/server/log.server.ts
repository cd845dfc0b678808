import { errorRecord, LOG_SECRETS } from 'contract/log-record';
import pino from 'pino';

/** The shop's log: one JSON line a record on standard output. */
export type Log = pino.Logger;

/** @param name which process writes, `shop` or `backend` */
export function openLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: LOG_SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '…' },
    serializers: { err: (error: unknown) => errorRecord(error) },
  });
}
