/**
 * How long the readings of one request may take altogether: a page that needs ten of a backend that hangs waits once,
 * not ten times. A submission has its own time, which does not count.
 */
export class Deadline {
  #until: number;

  constructor(
    milliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#until = this.now() + milliseconds;
  }

  /** Milliseconds that are left; never below 0. */
  get left(): number {
    return Math.max(0, this.#until - this.now());
  }

  /** Runs a submission without its time being counted. */
  async apart<Value>(work: () => Promise<Value>): Promise<Value> {
    const started = this.now();
    try {
      return await work();
    } finally {
      this.#until += this.now() - started;
    }
  }
}
