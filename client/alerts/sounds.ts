import type { SoundName } from '@stillingen/wire';
import type { KeyValue } from '../ports.ts';
import { createStore, type Store } from '../store.ts';

/** SOUND-08, SOUND-09, O-110. */
export const soundPath = (name: SoundName, format: 'ogg' | 'mp3'): string => `/sounds/${name}.${format}`;

/** SOUND-01, O-108. */
export const SOUND_KEY = 'sound';
/** SOUND-10, SOUND-11, in milliseconds; other devices load at once. */
const APPLE = { loadMs: 2500, loopMs: 1000 } as const;
const OTHER = { loadMs: 0, loopMs: 500 } as const;

export interface Device {
  readonly isApple: boolean;
  readonly isSafari: boolean;
}

const APPLE_DEVICE = /Mac|iP(?:hone|ad|od)/;
/** Browsers with its engine on other systems name themselves as well. */
const SAFARI = /^(?!.*(?:Chrom|CriOS|FxiOS|Edg|OPR|Android)).*Safari\//;

export const deviceOf = (userAgent: string): Device => ({
  isApple: APPLE_DEVICE.test(userAgent),
  isSafari: SAFARI.test(userAgent),
});

export interface SoundSwitch extends Store<boolean> {
  set(isOn: boolean): void;
}

/** SOUND-01, SOUND-02, O-034: on until switched off, except on Apple devices and in Safari. */
export function createSoundSwitch(local: KeyValue, { isApple, isSafari }: Device): SoundSwitch {
  const kept = local.get(SOUND_KEY);
  const store = createStore(kept === '1' || (kept !== '0' && !isApple && !isSafari));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(isOn) {
      local.set(SOUND_KEY, isOn ? '1' : '0');
      store.set(isOn);
    },
  };
}

const ROLE: Partial<Record<SoundName, 'finished' | 'score' | 'game'>> = {
  'end-of-game': 'finished',
  'tennis-match': 'finished',
  cheers: 'score',
  'tennis-set': 'score',
  'tennis-game': 'game',
};
const ORDER = ['finished', 'score', undefined, 'game'] as const;

/** The sounds of moments at once, in their order, less what SOUND-03 and SOUND-04 leave out. */
export class SoundRules {
  readonly #finished = new Set<string>();
  readonly #scored = new Set<string>();

  choose(gameId: string, sounds: readonly SoundName[]): readonly SoundName[] {
    const inOrder = sounds.filter((sound) => sound !== 'silence').sort((a, b) => ORDER.indexOf(ROLE[a]) - ORDER.indexOf(ROLE[b]));
    return inOrder.filter((sound) => this.#isPlayed(gameId, ROLE[sound]));
  }

  #isPlayed(gameId: string, role: (typeof ROLE)[SoundName]): boolean {
    const [isFinished, isScored] = [this.#finished.has(gameId), this.#scored.has(gameId)];
    if (role === 'score' && isFinished) return false;
    if (role === 'game' && isFinished && isScored) return false;
    if (role === 'finished') this.#finished.add(gameId);
    if (role === 'score') this.#scored.add(gameId);
    return true;
  }
}

export interface SoundPorts {
  /** Fetches the file. */
  load(name: SoundName): void;
  /** Rejects where the browser refuses: before the first press of the visitor, it may. */
  play(name: SoundName): Promise<void>;
  after(delayMs: number, callback: () => void): () => void;
}

export interface Sounds {
  /** `isRefused`: the browser wants a press on the page first. */
  readonly isRefused: Store<boolean>;
  /** Fetches the files, once: before the first sound is due. */
  start(): void;
  /** Starts as well. */
  enqueue(sounds: readonly SoundName[]): void;
  end(): void;
}

/** One sound for each turn of the loop, which rests while there is none. */
class SoundQueue implements Sounds {
  readonly isRefused = createStore(false);
  readonly #ports: SoundPorts;
  readonly #names: readonly SoundName[];
  readonly #pace: typeof APPLE | typeof OTHER;
  #queue: readonly SoundName[] = [];
  #isStarted = false;
  /** Of the fetch, or of the turn. */
  #cancel: (() => void) | null = null;

  constructor(ports: SoundPorts, { isApple }: Device, names: readonly SoundName[]) {
    this.#ports = ports;
    this.#names = names;
    this.#pace = isApple ? APPLE : OTHER;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#cancel = this.#ports.after(this.#pace.loadMs, () => {
      for (const name of this.#names) this.#ports.load(name);
      this.#turn();
    });
  }

  enqueue(sounds: readonly SoundName[]): void {
    this.#queue = [...this.#queue, ...sounds];
    this.start();
    if (this.#cancel === null) this.#turn();
  }

  end(): void {
    this.#cancel?.();
  }

  #turn(): void {
    this.#cancel = null;
    const [sound, ...rest] = this.#queue;
    if (sound === undefined) return;
    this.#queue = rest;
    this.#ports.play(sound).then(
      () => this.isRefused.set(false),
      () => this.isRefused.set(true),
    );
    this.#cancel = this.#ports.after(this.#pace.loopMs, () => this.#turn());
  }
}

/** `names`: what is fetched before it sounds. */
export const createSounds = (ports: SoundPorts, device: Device, names: readonly SoundName[]): Sounds =>
  new SoundQueue(ports, device, names);
