import { NO_STANDING, type StandingTeam, writeStandings } from '@stillingen/wire';
import { EVENT_ID, START_S } from './match-feeds.ts';

const TEAMS = [
  ['pFcm0001', 'FC Midtjylland', '111111|c41230'],
  ['pAgf0001', 'AGF', 'ffffff|111111'],
  ['pFck0001', 'FC København', 'ffffff|0a3d8f'],
  ['pBif0001', 'Brøndby IF', 'ffe000|0b3c8c'],
  ['pFcn0001', 'FC Nordsjælland', 'e30613|ffd100'],
  ['pSif0001', 'Silkeborg IF', 'd71920|ffffff'],
  ['pVff0001', 'Viborg FF', '0b7a3b|ffffff'],
  ['pOb00001', 'OB', '0057b8|ffffff'],
  ['pRfc0001', 'Randers FC', '6cace4|ffffff'],
  ['pSje0001', 'Sønderjyske', '8fd3f4|ffffff'],
  ['pFrc0001', 'FC Fredericia', 'd71920|ffffff'],
  ['pVbk0001', 'Vejle Boldklub', 'd71920|ffffff'],
] as const;

const RESULTS = ['w', 'd', 'l', 'w', 'w', 'l'] as const;
const SIGN = { w: '+', d: '', l: '-' } as const;

function team(index: number): StandingTeam {
  const [id, name, colours] = TEAMS[index]!;
  const zone = index < 6 ? ['q1', '004682'] : index < 10 ? ['r1', 'b26b00'] : ['r3', 'bd0000'];
  const live = index === 0 || index === 2;
  const deducted = index === 8 ? 3 : null;
  return {
    ...NO_STANDING,
    rank: index + 1,
    zone: zone[0]!,
    zoneColour: zone[1]!,
    name,
    id,
    code: id.slice(0, 3).toUpperCase(),
    url: '',
    played: 16,
    wins: 11 - index,
    draws: 3,
    losses: 2 + index,
    goals: `${34 - 2 * index}:${12 + index}`,
    difference: 22 - 3 * index,
    points: 36 - 3 * index,
    deducted,
    colours,
    liveEvent: live ? EVENT_ID : null,
    moved: index === 0 ? 1 : index === 1 ? -1 : 0,
    tieNote: index === 3 || index === 6 ? 'målforskel' : null,
    form: [
      {
        sign: '?',
        result: 'upcoming',
        event: `n${id.slice(1)}`,
        start: START_S + 604800,
        home: name,
        away: 'Brøndby IF',
        homeScore: null,
        awayScore: null,
      },
      ...Array.from({ length: 6 }, (_, at) => {
        const result = RESULTS[(at + index) % RESULTS.length]!;
        const [homeScore, awayScore] = { w: [2, 1], d: [1, 1], l: [0, 2] }[result];
        return {
          sign: SIGN[result],
          result,
          event: `f${at}${id.slice(2)}`,
          start: START_S - at * 604800,
          home: name,
          away: 'AGF',
          homeScore: homeScore!,
          awayScore: awayScore!,
        };
      }),
    ],
  };
}

const COLUMNS = [
  ['played', 'K', 'Kampe'],
  ['wins', 'V', 'Vundne'],
  ['draws', 'U', 'Uafgjorte'],
  ['losses', 'T', 'Tabte'],
  ['goals', 'Mål', 'Mål for og imod'],
  ['difference', 'MF', 'Målforskel'],
  ['points', 'P', 'Point'],
  ['form', 'Form', 'De seneste fem kampe, den nyeste til højre'],
].map(([column, short, long]) => ({ column: column!, short: short!, long: long! }));

export const standingsFeed = (): string =>
  writeStandings({
    title: 'Stilling',
    sideTitle: 'Samlet',
    otherTables: ['form', 'over-under', 'half-time'],
    columns: COLUMNS,
    tables: [{ title: '', teams: TEAMS.map((_, index) => team(index)) }],
    zones: [
      { id: 'q1', label: 'Mesterskabsspil', colour: '004682' },
      { id: 'r1', label: 'Nedrykningsspil', colour: 'b26b00' },
      { id: 'r3', label: 'Nedrykning', colour: 'bd0000' },
    ],
    note: 'Ved pointlighed gælder i denne rækkefølge: målforskel, flest scorede mål.',
  });
