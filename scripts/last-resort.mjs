import pino from 'pino';

/**
 * Handles uncaught errors. An unhandled rejection is logged with its stack and the process continues, because only one operation
 * has failed. An uncaught exception can leave inconsistent state: it is logged and the process stops gracefully, to be restarted by
 * its supervisor.
 * @param {() => void} stop
 * @param {(error: unknown) => object} errorRecord what of an error may stand in a log, see contract/log-record.ts
 */
export function handleUncaughtErrors(stop, errorRecord) {
  const base = { name: 'process' };
  const log = pino({ base, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorRecord } });
  process.on('unhandledRejection', (reason) => {
    log.error({ err: toError(reason) }, 'a promise failed that nobody awaited');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: toError(error) }, 'an exception that nobody caught: the process stops');
    process.exitCode = 1;
    stop();
  });
}

/**
 * Anything may have been thrown; only errors are described.
 * @param {unknown} reason
 */
const toError = (reason) =>
  reason instanceof Error ? reason : new Error(`what was thrown is no error but of type ${typeof reason}`);
