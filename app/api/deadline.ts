/**
 * Total time limit for all reads of one request, so that a page which makes ten calls to a hanging backend waits for one time
 * limit, not for ten. Submissions have their own limit and are not counted.
 */
export class Deadline {
  #until: number;

  constructor(
    milliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#until = this.now() + milliseconds;
  }

  /** Remaining milliseconds, min. 0. */
  get left(): number {
    return Math.max(0, this.#until - this.now());
  }

  /** Runs a submission without counting its duration. */
  async apart<Value>(work: () => Promise<Value>): Promise<Value> {
    const started = this.now();
    try {
      return await work();
    } finally {
      this.#until += this.now() - started;
    }
  }
}
