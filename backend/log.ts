import { errorRecord, LOG_SECRETS } from 'contract/log-record';
import pino from 'pino';

/** The log of a backend that runs alone: one JSON line a record on standard output. */
export function openLog(level: string): pino.Logger {
  return pino({
    level,
    base: { name: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: LOG_SECRETS.flatMap((key) => [key, `*.${key}`]), censor: '…' },
    serializers: { err: (error: unknown) => errorRecord(error) },
  });
}
