import { Worker } from 'node:worker_threads';

interface Drawn {
  readonly id: number;
  readonly png: Uint8Array;
}

/** Draws in a thread of its own, which starts with the first picture. */
export class ImageRenderer implements AsyncDisposable {
  readonly #mostWaiting: number;
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Null where too many pictures wait. */
  render(svg: string): Promise<Buffer> | null {
    if (this.#waiting.size >= this.#mostWaiting) return null;
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const drawn = Promise.withResolvers<Buffer>();
    this.#waiting.set(id, drawn);
    this.#worker.postMessage({ id, svg }, []);
    return drawn.promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, png }: Drawn) => {
      this.#waiting.get(id)?.resolve(Buffer.from(png));
      this.#waiting.delete(id);
    });
    worker.on('error', (error) => this.#fail(error));
    return worker;
  }

  #fail(error: unknown): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate();
    this.#fail(new Error('the renderer is closed'));
  }
}

/** The last pictures by hash, in the order of their use. */
export class ImageCache {
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  has(hash: string): boolean {
    return this.#kept.has(hash);
  }

  /** Null where `draw` refuses; a failed picture is not kept. */
  get(hash: string, draw: () => Promise<Buffer> | null): Promise<Buffer> | null {
    const image = this.#kept.get(hash) ?? draw();
    if (image === null) return null;
    this.#kept.delete(hash);
    this.#kept.set(hash, image);
    image.catch(() => this.#kept.delete(hash));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return image;
  }
}
