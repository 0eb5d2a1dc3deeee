import type { Message } from '@stillingen/domain/messages';
import { createHeads, createMatch, instant, nowS, SUPERLIGAEN, today } from './match.ts';
import { createRace } from './race.ts';

/** A name and a figure that no other text of the site has. */
export interface Happening {
  readonly name: string;
  readonly figure: number;
}

export const OLDER: Happening = { name: 'Qvistmark', figure: 176 };
export const NEWEST: Happening = { name: 'Zyxmark', figure: 187 };

const DAY_S = 86_400;
const dayIn = (days: number): string => instant(nowS() + days * DAY_S).slice(0, 10);

const CUP = { name: 'DBU Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;
/** On line-ups and start lists all the time: pages of persons. */
const PLAYER = { name: 'Mads Fast', key: 'player' } as const;
export const DRIVER = 'Kim Fast';

/** A site with data for pages of every kind, where the same subjects change again and again. */
export function createHappenings() {
  const { next: head } = createHeads();
  const sport = 1;
  const broadcasts = [{ name: 'TV 2 Sport', type: 'tv' as const, country: 'dk' }];
  const league = createMatch({ key: 'league', home: 'Brøndby IF', away: 'Vejle Boldklub', more: { broadcasts } });
  const tie = createMatch({ key: 'tie', home: 'AGF', away: 'Viborg FF', competition: CUP, more: { round: 'Semifinale' } });
  const race = createRace('race', {
    ...{
      sport: 32,
      meeting: 'Monaco Grand Prix',
      session: 'Løb',
      length: 78,
      splits: { unit: 'seconds', points: ['1. mellemtid'] },
    },
    competition: { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' },
  });
  const other = createMatch({
    key: 'other',
    home: 'GOG',
    away: 'TMS Ringsted',
    competition: { name: 'Herreligaen', country: 'dk', season: '2026/2027' },
    more: { sport: 7 },
  });
  const goals = ['g1'];

  const offPitch = ({ name, figure }: Happening): Message[] => [
    {
      ...{ kind: 'article', ...head(`article/${figure}`), title: `${name} afgør`, text: [`Alt om ${name}.`], source: 'Ritzau' },
      ...{
        published: instant(nowS()),
        sport,
        event: 'league',
        report: true,
        participants: [{ name: 'Brøndby IF' }],
        competitions: [SUPERLIGAEN],
      },
    },
    ...[false, true].map(
      (live): Message => ({
        ...{ kind: 'ranking-list', ...head(`ranking/${live}`), sport, name: 'FIFA', live, date: dayIn(0) },
        rows: [
          { rank: 1, participant: { name: 'Danmark', kind: 'national', country: 'dk' }, points: figure },
          { rank: 2, participant: { name, kind: 'national', country: 'no' }, points: 1 },
        ],
      }),
    ),
    {
      kind: 'transfer',
      ...head(`to/${figure}`),
      sport,
      player: PLAYER,
      from: { name: `${name} IF` },
      to: { name: 'Brøndby IF' },
      date: dayIn(0),
      type: 'transfer',
    },
    {
      ...{ kind: 'injury', ...head('injury'), sport, player: PLAYER, team: { name: 'Brøndby IF' } },
      ...{ type: 'injury', text: `Som ${name}`, from: dayIn(-3) },
    },
    {
      ...{ kind: 'season-result', ...head('season'), sport, winner: { name: `${name} BK` } },
      competition: { ...SUPERLIGAEN, season: '2023/2024' },
    },
    {
      ...{ kind: 'career', ...head('career'), sport, player: PLAYER, columns: [{ code: 'M', label: 'Mål', kind: 'number' }] },
      rows: [{ season: '2025/2026', team: { name: 'Brøndby IF' }, competition: `${name} Cup`, values: [String(figure)] }],
    },
    { kind: 'profile', ...head('profile'), sport, participant: { name: 'Brøndby IF' }, coach: name, capacity: figure },
  ];

  const aboutLeague = ({ name, figure }: Happening): Message[] => [
    {
      ...{ kind: 'lineup', ...head('league/lineup'), event: 'league', side: 'home', formation: '4-4-2', confirmed: true },
      starters: [
        { ...PLAYER, number: 1, position: 1, role: 'goalkeeper' },
        { name, number: 9, position: 11, role: 'forward' },
      ],
      coach: name,
    },
    {
      ...{ kind: 'absences', ...head('league/absences'), event: 'league', side: 'away' },
      players: [{ player: name, reason: 'injury', status: 'out' }],
    },
    { kind: 'comment', ...head(`league/comment/${figure}`), event: 'league', minute: 20, icon: 'goal', text: `Mål af ${name}` },
    {
      ...{ kind: 'video', ...head('league/video'), event: 'league', title: `${name} scorer` },
      ...{ url: 'https://video.example/1', published: instant(nowS()) },
    },
    {
      kind: 'statistics',
      ...head('league/statistics'),
      event: 'league',
      period: 0,
      values: [{ stat: 13, home: String(figure), away: '1' }],
    },
    {
      ...{ kind: 'player-statistics', ...head('league/players'), event: 'league', period: 0 },
      sections: [
        {
          ...{ type: 'players', title: 'Spillere', columns: [{ code: 'S', label: 'Skud', kind: 'number' }] },
          rows: [{ side: 'home', player: PLAYER.name, key: PLAYER.key, values: [String(figure)] }],
        },
      ],
    },
    league.incident(`g${figure}`, { type: 'goal', side: 'home', minute: 20, player: name, score: [figure, 0] }),
    league.score(figure, 0),
  ];

  return {
    /** What is so before anything happens. */
    start: (): Message[] => [
      ...league.kickedOff(30),
      league.incident('g1', { type: 'goal', side: 'home', minute: 5, player: 'Ole Tidlig', score: [1, 0] }),
      ...tie.kickedOff(30),
      ...createMatch({
        key: 'tie/2',
        home: 'OB',
        away: 'Randers FC',
        competition: CUP,
        start: today.early(),
        more: { round: 'Semifinale' },
      }).finished(2, 1),
      ...createMatch({ key: 'past', home: 'Vejle Boldklub', away: 'Brøndby IF', start: nowS() - 20 * DAY_S }).finished(1, 1),
      ...race.at(2, [{ name: DRIVER, country: 'dk', rank: 1 }]),
      other.fixture(),
    ],
    /** The first live match of handball. */
    startHandball: (): Message[] => [other.status(12)],
    happen(happening: Happening): Message[] {
      const { name, figure } = happening;
      const corrected = goals.map((goal) =>
        league.incident(goal, {
          ...{
            type: 'goal',
            side: 'home',
            minute: 20,
            player: `${name}, rettet`,
            score: [Number(goal.slice(1)), 0],
            reason: 'scorer',
          },
          supersedes: { key: `league/${goal}`, seq: 1 },
        }),
      );
      goals.push(`g${figure}`);
      return [
        ...corrected,
        ...aboutLeague(happening),
        tie.incident(`g${figure}`, { type: 'goal', side: 'home', minute: 20, player: name, score: [figure, 0] }),
        tie.score(figure, 0),
        race.ranking([
          { name: DRIVER, country: 'dk', rank: 1, results: { points: String(figure) }, splits: [20.5] },
          { name, country: 'no', results: { time: '1:20.5' } },
        ]),
        createMatch({ key: `next/${figure}`, home: `${name} IF`, away: 'Brøndby IF', start: nowS() + 5 * DAY_S }).fixture(),
        ...offPitch(happening),
      ];
    },
  };
}
