import { type Device, soundPath } from '@stillingen/client/alerts';
import type { SoundName } from '@stillingen/wire';

export interface Player {
  load(name: SoundName): void;
  /** Rejects where the browser refuses. */
  play(name: SoundName): Promise<void>;
}

/** SOUND-09: the format that the browser plays. */
const sourceFor = (audio: HTMLAudioElement, name: SoundName): string =>
  soundPath(name, audio.canPlayType('audio/ogg; codecs="vorbis"') === '' ? 'mp3' : 'ogg');

function addElement(): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.preload = 'auto';
  document.body.append(audio);
  return audio;
}

/** One element for each sound. */
function manyElements(): Player {
  const elements = new Map<SoundName, HTMLAudioElement>();
  const elementOf = (name: SoundName): HTMLAudioElement => {
    const known = elements.get(name);
    if (known !== undefined) return known;
    const audio = addElement();
    audio.src = sourceFor(audio, name);
    elements.set(name, audio);
    return audio;
  };
  return {
    load: (name) => elementOf(name).load(),
    play(name) {
      const audio = elementOf(name);
      audio.currentTime = 0;
      return audio.play();
    },
  };
}

/** Apple's browsers let an element play once a press has played it: silence, at the first press. */
function oneElement(): Player {
  let audio: HTMLAudioElement | null = null;
  const play = (name: SoundName): Promise<void> => {
    audio ??= addElement();
    audio.src = sourceFor(audio, name);
    return audio.play();
  };
  return {
    load(name) {
      if (audio === null) {
        audio = addElement();
        addEventListener('pointerup', () => void play('silence').catch(() => {}), { once: true });
      }
      void fetch(sourceFor(audio, name)).catch(() => {});
    },
    play,
  };
}

export const createPlayer = ({ isApple }: Device): Player => (isApple ? oneElement() : manyElements());
