import { type AlertMoment, SPORT, sportById } from '@stillingen/domain';
import { alertFacts, alertText, type EventRow, type SoundName } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { createStore } from '../store.ts';
import { createTable } from '../table/table.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { keptIn } from '../testing/kept.ts';
import { manualTimers } from '../testing/timers.ts';
import { createAlertLog } from './log.ts';
import { createNotifications } from './notifications.ts';
import { createNotifier } from './notifier.ts';

const START_S = 1_795_201_200;
const LIVE = { stageType: 2, stage: 12, homeScore: 0, awayScore: 0, gameTime: '' } as const;
const FINISHED = { stageType: 3, stage: 3 } as const;

function open({
  sportId = SPORT.football,
  notifications = 'yessound',
  isOn = true,
}: {
  sportId?: number;
  notifications?: Settings['mygamesNotifications'];
  isOn?: boolean;
} = {}) {
  const timers = manualTimers(START_S * 1000);
  const nowS = (): number => Math.floor(timers.nowMs() / 1000);
  const sport = sportById(sportId)!;
  const league = { key: `${sportId}_8_abc`, name: 'Superligaen', stage: '' };
  const rows = ['aaaaaaaa', 'bbbbbbbb'].map((id) => eventWith(id, LIVE));
  const table = createTable(listText([{ league: leagueWith('league01'), events: rows }]));
  const followed = createStore<ReadonlySet<string>>(new Set(['aaaaaaaa', 'cccccccc']));
  const settings = createStore<Settings>({ ...DEFAULT_SETTINGS, mygamesNotifications: notifications });
  const list = createNotifications({ ...timers, widthPx: createStore(1280) });
  const log = createAlertLog(keptIn(new Map()), nowS);
  const sounds: SoundName[] = [];
  let ageS = 0;
  const notifier = createNotifier({
    ...{ table, followed, settings, soundSwitch: createStore(isOn), notifications: list, log, nowS },
    sounds: { isRefused: createStore(false), start: () => {}, enqueue: (names) => void sounds.push(...names), end: () => {} },
    factsOf: (row) => alertFacts(row, { sport, league }, nowS()),
    rings: ({ kind, side }: AlertMoment) => kind !== 'correction' && side !== null,
    rulesOf: () => [],
    notificationOf(moment, facts, row) {
      const { title, body } = alertText(moment, facts);
      const score = moment.score?.join('-') ?? null;
      const logo = { colours: null, code: '' };
      return {
        ...{ id: `${facts.event} ${moment.occurrence}`, tag: `${facts.event} ${moment.tag}`, occasion: moment.occasion },
        ...{ text: title, label: body, score, scoreBefore: moment.was?.join('-') ?? null },
        ...{ isCorrection: moment.was !== null, homeLogo: logo, awayLogo: logo, gameId: facts.event, imageSize: 24 },
        ...{ gameUrl: `/kamp/${row.id}/`, homeUrl: '', awayUrl: '', seasonUrl: '', timestamp: nowS() - ageS, hidden: false },
      };
    },
  });
  return {
    ...{ table, followed, settings, list, log, sounds, notifier },
    change: (id: string, words: Partial<EventRow>) => table.apply([{ id, words }], nowS()),
    texts: () => list.get().map(({ text }) => text),
    seenLate: (seconds: number) => void (ageS = seconds),
    pass: (seconds: number) => timers.advance(seconds * 1000),
  };
}

describe('the notifier', () => {
  it('[NOTE-01, NOTE-02] a goal of a followed match gives a notification under its game id, and no other match does', () => {
    const { list, sounds, change } = open();
    change('bbbbbbbb', { homeScore: 1 });
    expect(list.get()).toEqual([]);
    change('aaaaaaaa', { homeScore: 1 });
    expect(list.get()).toMatchObject([
      { text: 'Mål til Home aaaaaaaa: 1-0', score: '1-0', gameId: 'g_1_aaaaaaaa', hidden: false },
    ]);
    expect(sounds).toEqual(['cheers']);
  });

  it('a withdrawn goal takes the place of its notification, with its score struck, and sounds as a correction', () => {
    const { list, log, sounds, change, pass } = open();
    change('aaaaaaaa', { homeScore: 1 });
    pass(60);
    change('aaaaaaaa', { homeScore: 0, corrections: 1, correctedReason: 'offside', correctedFrom: '1-0' });
    expect(list.get()).toMatchObject([{ text: 'Målet tæller ikke: 0-0', score: '0-0', scoreBefore: '1-0', isCorrection: true }]);
    expect(log.get()).toMatchObject([{ title: 'Mål til Home aaaaaaaa: 1-0', corrected: { title: 'Målet tæller ikke: 0-0' } }]);
    expect(sounds).toEqual(['cheers', 'correction']);
  });

  it('a correction of what was not shown is not shown where the visitor did not choose corrections', () => {
    const { list, log, settings, change } = open({ notifications: 'no' });
    change('aaaaaaaa', { homeScore: 1 });
    settings.set({ ...settings.get(), mygamesNotifications: 'yessilent' });
    change('aaaaaaaa', { homeScore: 0, corrections: 1, correctedReason: 'offside', correctedFrom: '1-0' });
    expect([list.get(), log.get()]).toEqual([[], []]);
  });

  it('[NOTE-08] nothing is shown, kept or played while notifications are off, nor of that time afterwards', () => {
    const { list, log, sounds, settings, change } = open({ notifications: 'no' });
    change('aaaaaaaa', { homeScore: 1 });
    settings.set({ ...settings.get(), mygamesNotifications: 'yessound' });
    expect([list.get(), log.get(), sounds]).toEqual([[], [], []]);
    change('aaaaaaaa', { homeScore: 2 });
    expect([list.get().length, log.get().length, sounds]).toEqual([1, 1, ['cheers']]);
  });

  it('[SOUND-02, SET-03] plays only where the setting is yessound and sound is on', () => {
    for (const [notifications, isOn, expected] of [
      ['yessound', true, ['cheers']],
      ['yessound', false, []],
      ['yessilent', true, []],
    ] as const) {
      const { list, sounds, change } = open({ notifications, isOn });
      change('aaaaaaaa', { homeScore: 1 });
      expect([list.get().length, sounds]).toEqual([1, expected]);
    }
  });

  it('[NOTE-10] what is older than the following of its match is dropped', () => {
    const { followed, texts, sounds, change, pass, seenLate } = open();
    pass(100);
    followed.set(new Set(['bbbbbbbb']));
    pass(10);
    seenLate(11);
    change('bbbbbbbb', { homeScore: 1 });
    expect([texts(), sounds]).toEqual([[], []]);
    seenLate(10);
    change('bbbbbbbb', { homeScore: 2 });
    expect([texts(), sounds]).toEqual([['Mål til Home bbbbbbbb: 2-0'], ['cheers']]);
  });

  it('a match that is no longer followed is silent, one that the list gains later is not', () => {
    const { table, followed, texts, change } = open();
    const rows = ['aaaaaaaa', 'cccccccc'].map((id) => eventWith(id, LIVE));
    const { leagues } = { leagues: [{ league: leagueWith('league01'), events: rows.map(({ id }) => id!) }] };
    table.load({ leagues, rows: new Map(rows.map((row) => [row.id!, row])), signature: '' }, [], START_S, true);
    expect(texts()).toEqual([]);
    change('cccccccc', { awayScore: 1 });
    followed.set(new Set(['cccccccc']));
    change('aaaaaaaa', { homeScore: 1 });
    expect(texts()).toEqual(['Mål til Away cccccccc: 0-1']);
  });

  it('[SOUND-03] the goal that ends a match sounds as the end', () => {
    const { sounds, texts, change } = open();
    change('aaaaaaaa', { ...FINISHED, homeScore: 1, winner: 1 });
    expect(sounds).toEqual(['end-of-game']);
    expect(texts()).toEqual(['Slut: 1-0', 'Mål til Home aaaaaaaa: 1-0']);
  });

  it('[SOUND-04] a game of tennis sounds and is no notification', () => {
    const { sounds, list, change } = open({ sportId: SPORT.tennis });
    change('aaaaaaaa', { stage: 17, homePart1: 0, awayPart1: 0 });
    change('aaaaaaaa', { homePart1: 1 });
    expect([list.get(), sounds]).toEqual([[], ['tennis-game']]);
    change('aaaaaaaa', { homePart1: 6, homeScore: 1 });
    change('aaaaaaaa', { ...FINISHED, homePart2: 6, awayPart2: 0, homeScore: 2, winner: 1 });
    change('aaaaaaaa', { homePart2: 7 });
    expect(sounds).toEqual(['tennis-game', 'tennis-set', 'tennis-match']);
  });

  it('a closed notifier follows nothing', () => {
    const { notifier, list, followed, change } = open();
    notifier.close();
    followed.set(new Set(['bbbbbbbb']));
    change('aaaaaaaa', { homeScore: 1 });
    change('bbbbbbbb', { homeScore: 1 });
    expect(list.get()).toEqual([]);
  });
});
