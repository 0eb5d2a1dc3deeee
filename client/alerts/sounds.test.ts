import type { SoundName } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { keptIn } from '../testing/kept.ts';
import { manualTimers } from '../testing/timers.ts';
import { createSounds, createSoundSwitch, deviceOf, soundPath, SoundRules } from './sounds.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CHROME_ON_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EPIPHANY = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

function keys() {
  const map = new Map<string, string>();
  return { map, local: keptIn(map) };
}

function open(userAgent = CHROME, { refuses = false } = {}) {
  const timers = manualTimers();
  const played: (readonly [SoundName, number])[] = [];
  const loaded: number[] = [];
  const isRefusing = createStore(refuses);
  const sounds = createSounds(
    {
      after: timers.after,
      load: () => void loaded.push(timers.nowMs()),
      play(name) {
        if (isRefusing.get()) return Promise.reject(new Error('a press is needed'));
        played.push([name, timers.nowMs()]);
        return Promise.resolve();
      },
    },
    deviceOf(userAgent),
    ['cheers'],
  );
  return { sounds, played, loaded, isRefusing, advance: timers.advance };
}

describe('the switch of sounds', () => {
  it.each([
    ['on in Chrome', CHROME, true],
    ['on in Firefox', FIREFOX, true],
    ['off in Safari', SAFARI, false],
    ['off in Safari on another system', EPIPHANY, false],
    ['off in Chrome on a Mac', CHROME_ON_MAC, false],
    ['off in Chrome on a phone of Apple', IPHONE, false],
  ])('[SOUND-02] is %s by default', (_, userAgent, isOn) => {
    expect(createSoundSwitch(keys().local, deviceOf(userAgent)).get()).toBe(isOn);
  });

  it('[SOUND-01] is kept under the key sound as 1 and 0', () => {
    const { local, map } = keys();
    const toggle = createSoundSwitch(local, deviceOf(SAFARI));
    toggle.set(true);
    expect([toggle.get(), map.get('sound')]).toEqual([true, '1']);
    expect(createSoundSwitch(local, deviceOf(SAFARI)).get()).toBe(true);
    toggle.set(false);
    expect([toggle.get(), map.get('sound')]).toEqual([false, '0']);
    expect(createSoundSwitch(local, deviceOf(CHROME)).get()).toBe(false);
  });
});

describe('the order of sounds', () => {
  it('[SOUND-03] plays no sound of a score after that of the end of the same event', () => {
    const rules = new SoundRules();
    expect(rules.choose('g_1_a', ['cheers', 'end-of-game'])).toEqual(['end-of-game']);
    expect(rules.choose('g_1_a', ['cheers'])).toEqual([]);
    expect(rules.choose('g_1_b', ['cheers'])).toEqual(['cheers']);
  });

  it('[SOUND-04] plays no sound of a game once those of a set and of the end have been played', () => {
    const rules = new SoundRules();
    expect(rules.choose('g_2_a', ['tennis-game'])).toEqual(['tennis-game']);
    expect(rules.choose('g_2_a', ['tennis-set', 'tennis-game'])).toEqual(['tennis-set', 'tennis-game']);
    expect(rules.choose('g_2_a', ['tennis-game', 'tennis-set', 'tennis-match'])).toEqual(['tennis-match']);
    expect(rules.choose('g_2_b', ['tennis-match', 'tennis-game'])).toEqual(['tennis-match', 'tennis-game']);
  });

  it('plays no file of silence', () => {
    expect(new SoundRules().choose('g_1_a', ['silence', 'red-card'])).toEqual(['red-card']);
  });
});

describe('the queue of sounds', () => {
  it('[SOUND-08, SOUND-09] fetches a file by its name in either format', () => {
    expect([soundPath('red-card', 'ogg'), soundPath('red-card', 'mp3')]).toEqual([
      '/sounds/red-card.ogg',
      '/sounds/red-card.mp3',
    ]);
  });

  it('[SOUND-10] loads after 2500 ms on Apple devices, and at once elsewhere', () => {
    const apple = open(IPHONE);
    apple.advance(5000);
    expect(apple.loaded).toEqual([]);
    apple.sounds.enqueue(['cheers']);
    apple.advance(2499);
    expect([apple.loaded, apple.played]).toEqual([[], []]);
    apple.advance(1);
    expect([apple.loaded, apple.played]).toEqual([[7500], [['cheers', 7500]]]);
    const other = open();
    other.sounds.start();
    other.sounds.start();
    other.advance(0);
    expect(other.loaded).toEqual([0]);
  });

  it('[SOUND-11] plays one sound in each turn of 1000 ms on Apple devices', () => {
    const { sounds, played, advance } = open(IPHONE);
    sounds.start();
    advance(5000);
    sounds.enqueue(['cheers', 'red-card']);
    advance(200);
    sounds.enqueue(['correction']);
    advance(10_000);
    sounds.enqueue(['end-of-game']);
    expect(played).toEqual([
      ['cheers', 5000],
      ['red-card', 6000],
      ['correction', 7000],
      ['end-of-game', 15_200],
    ]);
  });

  it('drops what the browser refuses, and reports it until a sound plays', async () => {
    const { sounds, played, isRefusing, advance } = open(CHROME, { refuses: true });
    sounds.enqueue(['cheers']);
    advance(0);
    await expect.poll(() => sounds.isRefused.get()).toBe(true);
    isRefusing.set(false);
    advance(1000);
    expect(played).toEqual([]);
    sounds.enqueue(['red-card']);
    await expect.poll(() => sounds.isRefused.get()).toBe(false);
    expect(played.map(([name]) => name)).toEqual(['red-card']);
  });
});
