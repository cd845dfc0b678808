/** Renders pictures in a separate process, so that the work does not use the shop's event loop and memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { EncodedUpload, UploadEncoder, UploadJob } from './encode-upload';
import type { Painter, Painting, PaintJob } from './painter';

/** What the process does: it renders a picture of the shop, or encodes a photograph that somebody has sent. */
type PictureJob = PaintJob | UploadJob;
type PictureResult = Painting | EncodedUpload | null;

/** Messages to and from the process. */
export type ToPainter = { readonly id: number; readonly job: PictureJob };
export type FromPainter = { readonly id: number } & (
  | { readonly result: PictureResult; readonly failed?: never }
  | { readonly failed: string; readonly result?: never }
);

/** A painter in a separate process, which runs only while there is work. */
export interface PainterProcess {
  readonly paint: Painter;
  readonly encode: UploadEncoder;
  /** Starts the process before the first job, so that no visitor waits for it. Without a job it ends like any idle one. */
  readonly warmUp: () => void;
  /** Ends the process and abandons its current rendering. */
  readonly close: () => void;
}

/** How long the process stays when idle. */
const IDLE_MS = 20_000;
/** Max time of one rendering; the largest scene takes a second or two. A longer one ends the process. */
const JOB_LIMIT_MS = 60_000;
/** Limits of the process's memory: one allocator arena instead of one per thread. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
/** Of WebAssembly, in pages of 64 KB: 48 megapixels of 10 bits in HEIC take 480 MB while they are decoded. A picture that asks for more is refused. */
const MAX_WASM_PAGES = 12_288;
const NODE_OPTIONS = ['--max-old-space-size=256', '--max-semi-space-size=8', `--wasm-max-mem-pages=${MAX_WASM_PAGES}`];

/** Of a process that encodes what people send: nobody looks at it yet. */
export const UPLOAD_NICENESS = 15;

/**
 * Low priority: about a third of a busy core. Pages come first, but browsers delay a page's scripts behind requested
 * pictures, so pictures must not become much slower than pages.
 */
const NICENESS = 4;

type Waiting = { resolve: (result: PictureResult) => void; reject: (error: Error) => void; limit: NodeJS.Timeout };

/** The jobs that were sent to the process, by their number. */
function waitingJobs() {
  const waiting = new Map<number, Waiting>();
  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.limit);
    return found;
  };
  const failAll = (why: string) => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error(why));
  };
  return { waiting, settle, failAll };
}

/** Settles each job as the process answers it. @param then is called after each */
function hear(started: ChildProcess, settle: ReturnType<typeof waitingJobs>['settle'], then: () => void): void {
  started.on('message', (message) => {
    const answer = message as FromPainter;
    const job = settle(answer.id);
    if (answer.failed === undefined) job?.resolve(answer.result);
    else job?.reject(new Error(answer.failed));
    then();
  });
}

/** Variables for the process. */
type Environment = Record<string, string>;

/**
 * A painter that starts its process with the first job. The process runs at low priority, because pages come first. When it
 * dies, its current job fails, and the next job starts a new process.
 * @param program the built program, `build/paint-process.js`
 * @param environment variables for the process
 * @param niceness its priority
 */
export function openPainterProcess(program: string, environment: Environment, niceness = NICENESS): PainterProcess {
  const { waiting, settle, failAll } = waitingJobs();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;
  let isClosed = false;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const fail = (why: string) => {
    end();
    failAll(why);
  };
  const rest = () => {
    idle = setTimeout(end, IDLE_MS).unref();
  };
  const start = (): ChildProcess => {
    const started = forkPainter(program, environment, niceness);
    hear(started, settle, () => {
      if (waiting.size === 0) rest();
    });
    const gone = () => {
      if (child !== started) return;
      child = undefined;
      failAll('The painting process ended.');
    };
    return started.once('error', gone).once('exit', gone);
  };

  const carryOut = <Result extends PictureResult>(job: PictureJob) =>
    new Promise<Result>((resolve, reject) => {
      if (isClosed) return reject(new Error('Nothing is painted any more.'));
      clearTimeout(idle);
      child ??= start();
      const id = nextId++;
      const limit = setTimeout(() => fail('A picture took too long.'), JOB_LIMIT_MS).unref();
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, limit });
      child.send({ id, job } satisfies ToPainter, (error) => error && settle(id)?.reject(error));
    });

  return {
    paint: (job) => carryOut<Painting | null>(job),
    encode: (job) => carryOut<EncodedUpload>(job),
    warmUp: () => {
      if (child || isClosed) return;
      child = start();
      rest();
    },
    close: () => {
      isClosed = true;
      fail('Nothing is painted any more.');
    },
  };
}

/** The painting process, started at its low priority. It does not keep the shop's own process running. */
function forkPainter(program: string, environment: Record<string, string>, niceness: number): ChildProcess {
  const started = fork(program, [], {
    execArgv: NODE_OPTIONS,
    env: { ...environment, ...ENVIRONMENT } as unknown as NodeJS.ProcessEnv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  lowerPriority(started.pid, niceness);
  return started;
}

/** Where the system has no process priorities, the process has the normal one. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // The process may also have ended already.
  }
}
