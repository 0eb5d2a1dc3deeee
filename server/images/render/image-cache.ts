/** Of the picture's object and its key. */
const OVERHEAD_BYTES = 300;

type Draw = () => Promise<Buffer> | null;

/** Pictures by address, in the order of their use: together at most `mostBytes`. */
export class ImageCache {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Kept, or being drawn. */
  has(key: string): boolean {
    return this.#kept.has(key) || this.#drawing.has(key);
  }

  /** Null where `draw` refuses; equal requests share one drawing, and a failed one is not kept. */
  get(key: string, draw: Draw): Promise<Buffer> | Buffer | null {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const running = this.#drawing.get(key);
    if (running !== undefined) return running;
    const image = draw();
    if (image === null) return null;
    this.#drawing.set(key, image);
    image.then(
      (bytes) => this.#keep(key, bytes),
      () => this.#drawing.delete(key),
    );
    return image;
  }

  #keep(key: string, bytes: Buffer): void {
    this.#drawing.delete(key);
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length + OVERHEAD_BYTES;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length + OVERHEAD_BYTES;
    }
  }
}
