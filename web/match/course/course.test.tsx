import { type Incident, sportById } from '@stillingen/domain';
import {
  type HistoryBlock,
  readSummary,
  type Summary,
  writeCurrentGame,
  writeHistory,
  writePressure,
  writeLead,
  writeShots,
  writeSummary,
} from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { EVENT_ID, NOW_S, sampleEvent, summaryFeed } from '../../testing/match-feeds.ts';
import { loadAllViews } from '../views.ts';
import { Course } from './course.tsx';
import { largestLead, leadAt, leadChanges, leadOf, leadScale } from './lead.ts';
import { marksOf, placed, widthOf } from './marks.ts';
import { frameCells, inningsOf, roundsOf, rowsOf, setCells } from './strips.ts';
import { playTimeOf, timeByClock, TimeAxis } from './time-axis.ts';

const NAMES = { home: 'Aalborg', away: 'GOG' };
const none = sampleEvent({ homePart1: null, homePart2: null, awayPart1: null, awayPart2: null });

const scores = (steps: readonly (readonly ['home' | 'away', number])[]): { summary: Summary; home: number; away: number } => {
  const sum = { home: 0, away: 0 };
  const incidents = steps.map(([side, points], at): Incident => {
    sum[side] += points;
    return {
      id: `i${at}`,
      type: 'goal',
      side,
      minute: at + 1,
      added: 0,
      clock: '',
      stage: 12,
      player: '',
      second: '',
      detail: '',
      score: [sum.home, sum.away],
      withdrawn: null,
    };
  });
  const words = { period: () => '1. halvleg', incident: () => 'Mål', reason: () => '', player: () => ({ id: '', url: '' }) };
  return { summary: readSummary(writeSummary([{ stage: 12, score: [sum.home, sum.away], incidents }], [], words)), ...sum };
};
const steps = fc.array(fc.tuple(fc.constantFrom('home' as const, 'away' as const), fc.integer({ min: 1, max: 3 })), {
  minLength: 1,
  maxLength: 50,
});

await loadAllViews();

const handball = sportById(7)!;

describe('the lead', () => {
  it('ends at the final score, and each step adds what was scored', () => {
    fc.assert(
      fc.property(steps, (played) => {
        const { summary, home, away } = scores(played);
        const { points, known } = leadOf(sampleEvent({ homeScore: home, awayScore: away }), summary, handball)!;
        expect([known, points.at(-1)!.score]).toEqual(['all', [home, away]]);
        points.forEach((point, at) => {
          const [side, worth] = played[at]!;
          const before = at === 0 ? 0 : leadAt(points[at - 1]!);
          expect(leadAt(point) - before).toBe(side === 'home' ? worth : -worth);
        });
        expect(leadScale(points)).toBeGreaterThanOrEqual(Math.max(5, largestLead(points, 'home'), largestLead(points, 'away')));
        expect(leadScale(points) % 5).toBe(0);
      }),
    );
  });

  it('is known at the ends of periods alone where a score is missing', () => {
    const { summary } = scores([['home', 1]]);
    const event = sampleEvent({ homeScore: 27, awayScore: 25, homePart1: 14, awayPart1: 13, homePart2: 13, awayPart2: 12 });
    const { points, known } = leadOf(event, summary, handball)!;
    expect([known, points.map(({ time, score }) => [time.minute, ...score])]).toEqual([
      'periods',
      [
        [30, 14, 13],
        [60, 27, 25],
      ],
    ]);
    expect(leadOf(none, null, handball)).toBeNull();
  });

  it.each([
    ['15:00', '1. quarter', 1],
    ['11:21', '2. quarter', 19],
    ['00:00', '4. quarter', 60],
    ['09:30', 'Overtid', 66],
    ["12'", '1. quarter', null],
  ])('a clock of %s left in %s is the minute %s', (clock, period, minute) => {
    expect(timeByClock(clock, period, sportById(5)!)?.minute ?? null).toBe(minute);
  });

  it('is known by clocks that count down, in no sport whose clock counts up', () => {
    const parts = [{ type: 'touchdown', label: 'Touchdown', score: [6, 0], player: '', id: '', url: '', detail: '' }] as const;
    const incident = { id: 'i', side: 'home', minute: '11:21', withdrawn: false, parts } as const;
    const summary = { periods: [{ label: '2. quarter', home: 6, away: 0, incidents: [incident] }], facts: [] };
    const event = { ...none, homeScore: 6, awayScore: 0 };
    const lead = (sportId: number) => leadOf(event, summary as unknown as Summary, sportById(sportId)!);
    expect(lead(5)).toEqual({ points: [{ time: { minute: 19, added: 0 }, score: [6, 0] }], known: 'all', periods: null });
    expect(lead(7)).toBeNull();
  });

  it('changes when the other side leads, not when it draws level', () => {
    const { summary, home, away } = scores([
      ['home', 1],
      ['away', 1],
      ['home', 1],
      ['away', 2],
      ['home', 3],
    ]);
    expect(leadChanges(leadOf(sampleEvent({ homeScore: home, awayScore: away }), summary, handball)!.points)).toBe(2);
  });
});

describe('the axis of time', () => {
  const football = sportById(1)!;
  it('has stoppage time within its half, and extra time once it is played', () => {
    const axis = new TimeAxis(football, [{ minute: 45, added: 3 }]);
    expect(axis.length).toBe(93);
    expect([axis.shareOf({ minute: 1, added: 0 }), axis.shareOf({ minute: 46, added: 0 })]).toEqual([0, 48 / 93]);
    expect(axis.shareOf({ minute: 45, added: 3 })).toBe(47 / 93);
    expect(new TimeAxis(football, [{ minute: 91, added: 0 }]).length).toBe(105);
    expect([sportById(7)!, sportById(3)!, sportById(4)!].map((sport) => new TimeAxis(sport, []).length)).toEqual([60, 40, 60]);
  });

  it.each([
    [1, [0, 15, 30, 45, 60, 75, 90]],
    [8, [0, 20, 40, 60, 80]],
    [11, [0, 10, 20, 30, 40]],
    [4, [0, 20, 40, 60]],
  ])('marks whole minutes in sport %i', (sportId, minutes) => {
    expect(new TimeAxis(sportById(sportId)!, []).ticks.map(({ minute }) => minute)).toEqual(minutes);
  });

  it.each([
    ["45+2'", { minute: 45, added: 2 }],
    ["7'", { minute: 7, added: 0 }],
    ["0'", null],
    ['07:26', null],
  ])('reads the minute of %s', (text, time) => expect(playTimeOf(text)).toEqual(time));
});

it('marks of one side never cover each other', () => {
  const minutes = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 });
  fc.assert(
    fc.property(minutes, (at) => {
      const marks = at
        .toSorted((a, b) => a - b)
        .map((minute) => ({
          id: String(minute),
          kind: 'goal' as const,
          side: 'home' as const,
          time: { minute, added: 0 },
          text: '1-0',
        }));
      const all = placed(marks, ({ minute }) => minute / 90);
      const xOf = ({ share, nudge }: (typeof all)[number]): number => share * 330 + nudge;
      for (const [index, mark] of all.entries())
        for (const other of all.slice(index + 1))
          if (other.lane === mark.lane) expect(xOf(other) - xOf(mark)).toBeGreaterThanOrEqual(widthOf(mark) - 1e-6);
      // A mark reaches 10 px into the padding of its panel.
      for (const mark of all) expect(Math.abs(xOf(mark) - 165) + widthOf(mark) / 2).toBeLessThanOrEqual(165 + 10 + 1e-6);
    }),
  );
  expect(marksOf(readSummary(summaryFeed())).map(({ kind, text }) => [kind, text])).toEqual([
    ['goal', '1-0'],
    ['goal', '1-1'],
    ['red', ''],
    ['annulled', '1-2'],
    ['goal', '2-1'],
  ]);
});

const leg = (number: number, ...visits: readonly (readonly [number, number])[]): HistoryBlock => ({
  number,
  title: `${number}. leg`,
  lines: visits.map((score, at) => ({
    score,
    tieBreak: null,
    server: null,
    broken: null,
    winner: score[0] > (visits[at - 1]?.[0] ?? 0) ? 'home' : 'away',
    lead: null,
    points: [],
  })),
});

describe('the strip of sets', () => {
  it('has a cell for each set that may be played, whatever was', () => {
    const volleyball = sportById(12)!;
    const cells = (played: object) => setCells({ ...none, bestOf: 5, ...played }, volleyball, []);
    expect(cells({}).map(({ score }) => score)).toEqual([null, null, null, null, null]);
    const three = cells({
      homeScore: 2,
      awayScore: 0,
      homePart1: 25,
      awayPart1: 20,
      homePart2: 25,
      awayPart2: 23,
      homePart3: 11,
      awayPart3: 8,
    });
    expect(three.map(({ score }) => score?.join('-') ?? '')).toEqual(['25-20', '25-23', '11-8', '', '']);
    expect(three.map(({ isRunning }) => isRunning)).toEqual([false, false, true, false, false]);
  });

  it('a leg has its winner and the checkout of its last visit, the running one neither', () => {
    const cells = frameCells({ ...none, bestOf: 5, homeScore: 1, awayScore: 0, homePoints: '501' }, sportById(14)!, [
      leg(1, [180, 0], [180, 140], [340, 140], [340, 200], [501, 200]),
      leg(2, [0, 60]),
    ]);
    expect(cells.map(({ winner, checkout, isRunning }) => [winner, checkout, isRunning])).toEqual([
      ['home', 161, false],
      [null, null, true],
      [null, null, false],
      [null, null, false],
      [null, null, false],
    ]);
  });

  it('a frame beyond the last of the row has the score of its history', () => {
    const parts = { homePart1: 70, awayPart1: 12, homePart2: 0, awayPart2: 90 };
    const snooker = (words: object, history: readonly HistoryBlock[]) =>
      frameCells({ ...none, bestOf: 35, ...words }, sportById(15)!, history);
    expect(
      snooker({ homeScore: 1, awayScore: 1, ...parts }, [])
        .slice(0, 2)
        .map(({ score, winner }) => [score, winner]),
    ).toEqual([
      [[70, 12], 'home'],
      [[0, 90], 'away'],
    ]);
    expect(snooker({ homeScore: 7, awayScore: 6, ...parts }, [leg(13, [0, 60], [66, 60])])[12]).toMatchObject({
      score: [66, 60],
      winner: 'home',
    });
    expect(rowsOf(snooker({}, [])).map(({ length }) => length)).toEqual([9, 9, 9, 8]);
  });

  it('a baseball match has nine innings, and more only where they are played', () => {
    const baseball = sportById(6)!;
    expect(inningsOf(none, baseball)).toHaveLength(9);
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`homePart${at + 1}`, 0]));
    expect(inningsOf({ ...none, ...ten }, baseball)).toHaveLength(10);
  });

  it('a fight has the rounds that were planned, over up to its last', () => {
    expect(roundsOf({ ...none, rounds: 4, fightRound: 2 })).toEqual(['over', 'running', 'toCome', 'toCome']);
    expect(roundsOf({ ...none, stageType: 3, rounds: 4, finishRound: 3 })).toEqual(['over', 'over', 'over', 'toCome']);
    expect(roundsOf({ ...none, stageType: 3, rounds: 3 })).toEqual(['over', 'over', 'over']);
  });
});

describe('the graphic of a sport', () => {
  const graphic = (sportId: number, event: object, available: readonly string[] = [], feeds: Record<string, string> = {}) =>
    draw(
      <Course
        eventId={EVENT_ID}
        event={{ ...sampleEvent(), ...event }}
        summary={readSummary(summaryFeed())}
        sport={sportById(sportId)!}
        names={NAMES}
        available={new Set(available)}
      />,
      { feeds, nowS: NOW_S },
    );
  const nameOf = ({ html }: { html: string }): string | undefined => /role="img" aria-label="([^"]*)"/.exec(html)?.[1];
  const minutes = Array.from({ length: 30 }, (_, at) => ({ minute: at + 1, added: 0, bar: at < 5 ? 60 : 0 }));

  it('football shows pressure with its sentence, its table and its formula', () => {
    const body = writePressure('pres-1', { level: 'shots', minutes });
    const drawn = graphic(1, {}, ['MMT'], { [`df_mmt_1_${EVENT_ID}`]: body });
    expect(nameOf(drawn)).toBe('Pres minut for minut: Aalborg mest i 1.–5. minut.');
    expect(drawn.words).toContain('Pres: afslutninger og hjørnespark, vægtet minut for minut.');
    expect(drawn.words).toMatch(/Sådan regner vi .* fire af ti mål falder imod presset\. Formel: pres-1\./);
    expect(drawn.words).toMatch(/Minut Aalborg GOG Mål 1\.–5\. 300 0/);
    expect(drawn.html).not.toContain(' style=');
  });

  it('ice hockey shows the shots of each minute with their sentence and their table', () => {
    const played = Array.from({ length: 30 }, (_, at) => ({ minute: at + 1, added: 0, home: at === 6 ? 3 : 0, away: at % 2 }));
    const body = writeShots({ level: 'onTarget', minutes: played });
    const drawn = graphic(4, {}, ['MMS'], { [`df_mms_1_${EVENT_ID}`]: body });
    expect(nameOf(drawn)).toBe(
      'Skud på mål minut for minut: Aalborg 3, GOG 15. Flest på fem minutter: Aalborg 3 i 6.–10. minut, GOG 3 i 6.–10. minut.',
    );
    expect(drawn.words).toContain('Skud på mål minut for minut: hver søjle er ét minut, hjemmeholdet opad.');
    expect(drawn.words).toMatch(/Minut Aalborg GOG Mål 1\.–5\. 0 2 .*6\.–10\. 3 3/);
    expect(drawn.words).not.toContain('Sådan regner vi');
    expect(drawn.html.match(/<rect class="[^"]*home/g)).toHaveLength(1);
  });

  it('basketball shows the lead minute by minute, in periods of the length that its feed has', () => {
    const at = (minute: number, home: number, away: number) => ({ minute, score: [home, away] as const });
    const body = writeLead({
      periods: { minutes: 12, count: 4, extra: 5 },
      minutes: [at(1, 2, 0), at(2, 2, 5), at(3, 8, 5)],
    });
    const drawn = graphic(3, { homeScore: 8, awayScore: 5 }, ['MML'], { [`df_mml_1_${EVENT_ID}`]: body });
    expect(nameOf(drawn)).toBe('Føringen: Aalborg førte højst med 3, GOG højst med 3.');
    expect(drawn.words).toContain('2 føringsskift · største føring: Aalborg 3, GOG 3 · opgjort minut for minut');
    expect(drawn.words).toMatch(/0’ 12’ 24’ 36’ 48’/);
    expect(drawn.html.match(/<rect class="[^"]*bar/g)).toHaveLength(3);
  });

  it('football without pressure shows its goals, and requests no pressure', () => {
    const drawn = graphic(1, {});
    expect([nameOf(drawn), drawn.read.size]).toEqual(['Kampens gang: 3 mål på tidslinjen.', 0]);
  });

  it.each([
    [7, 'Føringen: Aalborg førte højst med 1, GOG højst med 0.'],
    [2, 'Sæt for sæt: 1. sæt 1-1, 2. sæt 1-0.'],
    [6, 'Runs inning for inning: Aalborg 2, GOG 1.'],
  ])('sport %s has the graphic %s', (sportId, name) => {
    expect(nameOf(graphic(sportId, {}))).toBe(name);
  });

  it.each([
    [14, { unit: 'legs', bestOf: 11, homeScore: 1, awayScore: 0 }, 'Leg for leg: leg 1 til Aalborg, lukning 141.'],
    [15, { bestOf: 7, homeScore: 1, awayScore: 0 }, 'Frame for frame: Frame 1 501-140.'],
  ])('sport %s reads its strip from the history', (sportId, words, name) => {
    const history = writeHistory([leg(1, [360, 0], [360, 140], [501, 140])]);
    const event = { ...none, homePart1: null, ...words };
    expect(nameOf(graphic(sportId, event, ['MH'], { [`df_mh_1_${EVENT_ID}`]: history }))).toBe(name);
  });

  it('esports shows its maps from the row alone', () => {
    const drawn = graphic(36, { bestOf: 3, homeScore: 1, awayScore: 1, homePart1: 13, awayPart1: 9 });
    expect(nameOf(drawn)).toBe('Map for map: Map 1 13-9, Map 2 1-0.');
    expect(drawn.read.size).toBe(0);
  });

  it('tennis lists each game with its points, and the running game above them', () => {
    const point = (home: string, away: string, mark: 'break' | null = null) => ({ home, away, mark });
    const line = { tieBreak: null, server: 'home', lead: null } as const;
    const history = writeHistory([
      {
        number: 1,
        title: '1. sæt',
        lines: [
          { ...line, score: [1, 0], broken: null, winner: 'home', points: [point('15', '0'), point('30', '0')] },
          { ...line, score: [1, 1], broken: 'home', winner: 'away', points: [point('0', '15'), point('30', '40', 'break')] },
        ],
      },
    ]);
    const current = writeCurrentGame({ home: '40', away: '15', server: 'away' });
    const { words } = graphic(2, {}, ['MH'], { [`df_mh_1_${EVENT_ID}`]: history, [`df_mhs_1_${EVENT_ID}`]: current });
    expect(words).toMatch(/Point for point Partiet lige nu 40 - 15 GOG har serven 1\. sæt 1-1 1-1 1-1, parti til GOG/);
    expect(words).toContain('30 - 40 breakbold Brud 1-0');
  });

  it('cricket shows the runs of each innings with its wickets, and the target until the match is over', () => {
    const text = `AC÷1. inning¬IG÷184¬IH÷105¬~III÷w¬IA÷1¬IB÷9'¬IE÷218¬INX÷68¬IOX÷0¬IF÷Bennett¬ICT÷Lbw¬IK÷Wicket¬~`;
    const results = [
      { wickets1: '3', overs1: '20' },
      { wickets1: '1', overs1: '14.3' },
    ] as const;
    const event = { homePart1: 184, awayPart1: 105, homePart2: null, awayPart2: null, serve: 2, results };
    const worm = (stageType: number) =>
      draw(
        <Course
          eventId={EVENT_ID}
          event={{ ...sampleEvent(event), stageType }}
          summary={readSummary(text)}
          sport={sportById(13)!}
          names={NAMES}
          available={new Set()}
        />,
        { feeds: {}, nowS: NOW_S },
      );
    const drawn = worm(2);
    expect(nameOf(drawn)).toBe('Runs over for over: Aalborg 184/3 efter 20 overs, GOG 105/1 efter 14.3 overs.');
    expect(drawn.words).toContain('Kræver 185 for at vinde');
    expect(drawn.words).toMatch(/ 0 5 10 15 20 /);
    expect(drawn.words).toContain('14.3 GOG 105');
    expect(worm(3).words).not.toContain('Kræver');
  });

  it('a fight shows its rounds, a match to come nothing', () => {
    expect(nameOf(graphic(16, { rounds: 12, fightRound: 7 }))).toBe('Omgang for omgang: 7 af 12 omgange.');
    expect(nameOf(graphic(1, { stageType: 1 }))).toBeUndefined();
  });
});
