import { soundPath } from '@stillingen/client/alerts';
import type { SoundName } from '@stillingen/wire';

export interface Player {
  load(name: SoundName): void;
  /** Rejects where the browser refuses. */
  play(name: SoundName): Promise<void>;
}

/** SOUND-09: the format that the browser plays. */
function formatOf(audio: HTMLAudioElement): 'ogg' | 'mp3' {
  return audio.canPlayType('audio/ogg; codecs="vorbis"') === '' ? 'mp3' : 'ogg';
}

/** One element for each sound, in the document: what plays can be seen there. */
export function createPlayer(): Player {
  const elements = new Map<SoundName, HTMLAudioElement>();
  const elementOf = (name: SoundName): HTMLAudioElement => {
    const known = elements.get(name);
    if (known !== undefined) return known;
    const audio = document.createElement('audio');
    audio.preload = 'auto';
    audio.src = soundPath(name, formatOf(audio));
    document.body.append(audio);
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
