import { readdir, lstat } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../content-hash.ts';
import type { RenderPool } from '../render/pool.ts';
import { readLogo } from './read-logo.ts';

export const LOGO_KINDS = ['team', 'person', 'competition'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

export interface Logo {
  readonly content: string | Uint8Array;
  readonly hash: string;
}

/** What a logo is found by. */
export interface Named {
  readonly id: string;
  readonly slug: string;
}

interface Known {
  readonly kind: LogoKind;
  readonly name: string;
  /** Changes with the file. */
  readonly state: string;
  /** Null where it was refused. */
  readonly logo: Logo | null;
}

export interface LogoOptions {
  /** Empty for none. */
  readonly folder: string;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly warn: (line: string) => void;
  /** Called after files have changed. */
  readonly onChange?: () => void;
}

const NAME = /^([A-Za-z0-9-]{1,80})\.[a-z0-9]{2,5}$/i;
const MOST_FILES = 5000;
const READ_AGAIN_MS = 30_000;
const TRIAL = { size: 32, format: 'png' } as const;

const keyOf = (kind: LogoKind, name: string): string => `${kind}/${name}`;

/** The operator's logos, beside what the journal states: read at the start and then twice a minute. */
export class Logos implements Disposable {
  readonly #options: LogoOptions;
  #files = new Map<string, Known>();
  #byName = new Map<string, Logo>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: LogoOptions) {
    this.#options = options;
  }

  /** By id, or else by the name in addresses. */
  of(kind: LogoKind, { id, slug }: Named): Logo | null {
    if (this.#byName.size === 0) return null;
    return this.#byName.get(keyOf(kind, id)) ?? this.#byName.get(keyOf(kind, slug)) ?? null;
  }

  async start(): Promise<this> {
    if (this.#options.folder === '') return this;
    await this.read();
    this.#schedule();
    return this;
  }

  [Symbol.dispose](): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #schedule(): void {
    const again = async (): Promise<void> => {
      await this.read();
      if (this.#timer !== null) this.#schedule();
    };
    this.#timer = setTimeout(() => void again(), READ_AGAIN_MS);
    this.#timer.unref();
  }

  /** A file that did not change is not read again, and a refused one has one line. */
  async read(): Promise<void> {
    const files = new Map<string, Known>();
    for (const kind of LOGO_KINDS) for (const file of await this.#filesOf(kind)) files.set(...(await this.#look(kind, file)));
    const isSame = files.size === this.#files.size && [...files].every(([file, known]) => this.#files.get(file) === known);
    if (isSame) return;
    this.#files = files;
    this.#byName = new Map();
    for (const [file, { kind, name, logo }] of files) {
      if (logo === null) continue;
      const key = keyOf(kind, name);
      if (this.#byName.has(key)) this.#options.warn(`logo ${file} is not used: another file has its name`);
      else this.#byName.set(key, logo);
    }
    this.#options.onChange?.();
  }

  async #filesOf(kind: LogoKind): Promise<readonly string[]> {
    try {
      const names = await readdir(path.join(this.#options.folder, kind));
      const shown = names.filter((name) => !name.startsWith('.')).toSorted();
      if (shown.length > MOST_FILES)
        this.#options.warn(`${kind}: ${shown.length} logos; allowed: ${MOST_FILES}, the others are not read`);
      return shown.slice(0, MOST_FILES);
    } catch {
      // The operator has none of this kind.
      return [];
    }
  }

  async #look(kind: LogoKind, file: string): Promise<[string, Known]> {
    const place = path.join(kind, file);
    const name = NAME.exec(file)?.[1] ?? '';
    const full = path.join(this.#options.folder, place);
    const found = await lstat(full).catch(() => null);
    const state = found === null ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = this.#files.get(place);
    if (known !== undefined && known.state === state) return [place, known];
    try {
      if (name === '') throw new Error('its name is no id or address; allowed: letters, digits or -, and an extension');
      if (found?.isFile() !== true) throw new Error('it is no plain file');
      const content = await readLogo(full);
      // A file that cannot be drawn is found here, and not by visitors.
      await (this.#options.pool.render({ source: content, ...TRIAL }) ?? Promise.reject(new Error('too many pictures wait')));
      return [place, { kind, name, state, logo: { content, hash: hashOf(content) } }];
    } catch (error) {
      this.#options.warn(`logo ${place} is not used: ${(error as Error).message}`);
      return [place, { kind, name, state, logo: null }];
    }
  }
}
