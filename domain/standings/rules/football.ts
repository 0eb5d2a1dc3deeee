import { UEFA_FAIR_PLAY } from '../fair-play.ts';
import type { DatedRules, SplitRules } from './rules.ts';
import type { TieBreak } from '../ties.ts';
import { type Zone, type ZoneKind, zone } from './zones.ts';

const DIFFERENCE_THEN_GOALS: readonly TieBreak[] = ['goal-difference', 'goals-for'];
const DIFFERENCE_THEN_DIRECT: readonly TieBreak[] = [
  ...DIFFERENCE_THEN_GOALS,
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
];
const DANISH: readonly TieBreak[] = [...DIFFERENCE_THEN_DIRECT, 'head-to-head-away-goals'];
const DIRECT_THEN_DIFFERENCE: readonly TieBreak[] = [
  'head-to-head-points',
  'head-to-head-difference',
  'goal-difference',
  'goals-for',
];

/** UEFA: matches between level teams first, then all. */
const DIRECT_IN_GROUP: readonly TieBreak[] = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  ...DIFFERENCE_THEN_GOALS,
];
const groupOf = (fromSeason: number, meetings: number, ...away: readonly TieBreak[]): DatedRules => ({
  fromSeason,
  tieBreaks: [...DIRECT_IN_GROUP, ...away],
  headToHead: { meetings, reapply: 'after' },
});
const twoPointsUntil = (season: number): readonly DatedRules[] => [
  { fromSeason: 0, points: { win: 2, draw: 1 } },
  { fromSeason: season, points: { win: 3, draw: 1 } },
];
const AWAY: readonly TieBreak[] = ['away-goals', 'wins', 'away-wins'];

type Places = readonly [kind: ZoneKind, places: number];

function fromTop(...kinds: readonly Places[]): Zone[] {
  let next = 1;
  return kinds.map(([kind, places]) => {
    next += places;
    return zone(kind, next - places, next - 1);
  });
}

const UEFA_CLUBS: readonly DatedRules[] = [
  groupOf(2021, 2, ...AWAY),
  {
    fromSeason: 2024,
    tieBreaks: [...DIFFERENCE_THEN_GOALS, ...AWAY],
    zones: fromTop(['last-sixteen', 8], ['knockout-playoff', 16], ['eliminated', 12]),
  },
];

const parts = (
  top: ZoneKind,
  topTitle: string,
  afterRounds: number,
  [first, others]: readonly [number, number],
  bottom: 'relegation-round' | 'qualification-round' = 'relegation-round',
): SplitRules => ({
  afterRounds,
  groups: [
    { role: 'championship', size: first, title: topTitle },
    { role: 'relegation', size: others, title: zone(bottom, 1).label },
  ],
  zones: [zone(top, 1, first), zone(bottom, first + 1, first + others)],
});
const halves = (top: ZoneKind, topTitle: string, afterRounds: number): SplitRules => parts(top, topTitle, afterRounds, [6, 6]);

/** The top part carries half of its points; the other parts change. */
const belgianParts = (first: number): SplitRules => ({
  afterRounds: 30,
  groups: [{ role: 'championship', size: first, title: 'Mesterskabsspil' }],
  zones: [zone('championship-round', 1, first)],
  halved: 'up',
  halvedPart: 'championship',
});

const lastTwo = (last: number): Zone => zone('relegation', last - 1, last);
const playoffAndLastTwo = (last: number): Zone[] => [zone('relegation-playoff', last - 2), lastTwo(last)];
const lastThree = (last: number): Zone => zone('relegation', last - 2, last);

/** The league's own places, and the play-off of the last against the seventh. */
const superligaZones = (...europe: readonly Places[]): Zone[] => [
  ...fromTop(...europe, ['conference-league-playoff', 1]),
  zone('conference-league-playoff', 7),
  lastTwo(12),
];
const oneChampionsLeaguePlace = superligaZones(['champions-league-qualification', 1], ['conference-league-qualification', 1]);

const fourInChampionsLeague = fromTop(['champions-league', 4], ['europa-league', 1], ['conference-league-qualification', 1]);

/** By country and slug. A cup winner among European places moves those below up, where known. */
export const FOOTBALL_RULES: Readonly<Record<string, readonly DatedRules[]>> = {
  'dk/superligaen': [
    ...twoPointsUntil(1995),
    { fromSeason: 2016, tieBreaks: DANISH, split: parts('championship-round', 'Mesterskabsspil', 26, [6, 8]) },
    {
      fromSeason: 2020,
      split: parts('championship-round', 'Mesterskabsspil', 22, [6, 6], 'qualification-round'),
      zones: oneChampionsLeaguePlace,
    },
    {
      fromSeason: 2024,
      zones: superligaZones(
        ['champions-league-qualification', 1],
        ['europa-league-qualification', 1],
        ['conference-league-qualification', 1],
      ),
    },
    { fromSeason: 2025, zones: oneChampionsLeaguePlace },
    {
      fromSeason: 2026,
      zones: superligaZones(['champions-league-qualification', 2], ['conference-league-qualification', 1]),
    },
  ],
  'dk/1-division': [
    {
      fromSeason: 2021,
      tieBreaks: DANISH,
      split: halves('promotion-round', 'Oprykningsspil', 22),
      zones: [zone('promotion', 1, 2), lastTwo(12)],
    },
  ],
  'gb-eng/premier-league': [
    {
      fromSeason: 2019,
      tieBreaks: [...DIFFERENCE_THEN_GOALS, 'head-to-head-points', 'head-to-head-away-goals'],
      zones: [...fromTop(['champions-league', 4], ['europa-league', 1]), lastThree(20)],
    },
    {
      fromSeason: 2024,
      zones: [...fromTop(['champions-league', 5], ['europa-league', 1], ['conference-league-qualification', 1]), lastThree(20)],
    },
    { fromSeason: 2025, zones: [...fromTop(['champions-league', 4], ['europa-league', 1]), lastThree(20)] },
  ],
  'gb-sct/premiership': [
    ...twoPointsUntil(1994),
    {
      fromSeason: 2013,
      tieBreaks: DIFFERENCE_THEN_GOALS,
      split: halves('championship-round', 'Mesterskabsspil', 33),
      zones: [
        ...fromTop(['champions-league-qualification', 2], ['conference-league-qualification', 2]),
        zone('relegation-playoff', 11),
        zone('relegation', 12),
      ],
    },
    {
      fromSeason: 2026,
      zones: [
        ...fromTop(['champions-league-qualification', 1], ['conference-league-qualification', 2]),
        zone('relegation-playoff', 11),
        zone('relegation', 12),
      ],
    },
  ],
  'de/bundesliga': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2008,
      tieBreaks: [
        ...DIFFERENCE_THEN_GOALS,
        'head-to-head-points',
        'head-to-head-difference',
        'head-to-head-away-goals',
        'away-goals',
      ],
      zones: [...fourInChampionsLeague, ...playoffAndLastTwo(18)],
    },
  ],
  'es/la-liga': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2005,
      tieBreaks: DIRECT_THEN_DIFFERENCE,
      headToHead: { meetings: 2, reapply: 'at-once' },
      zones: [...fourInChampionsLeague, lastThree(20)],
    },
    {
      fromSeason: 2024,
      zones: [...fromTop(['champions-league', 5], ['europa-league', 2], ['conference-league-qualification', 1]), lastThree(20)],
    },
    { fromSeason: 2025, zones: [...fourInChampionsLeague, lastThree(20)] },
  ],
  'it/serie-a': [
    ...twoPointsUntil(1994),
    {
      fromSeason: 2005,
      tieBreaks: DIRECT_THEN_DIFFERENCE,
      zones: [...fourInChampionsLeague, lastThree(20)],
    },
  ],
  'fr/ligue-1': [
    ...twoPointsUntil(1994),
    {
      fromSeason: 2017,
      tieBreaks: [
        'goal-difference',
        'head-to-head-points',
        'head-to-head-difference',
        'head-to-head-goals',
        'head-to-head-away-goals',
        'goals-for',
        'away-goals',
      ],
      zones: [
        ...fromTop(
          ['champions-league', 3],
          ['champions-league-qualification', 1],
          ['europa-league', 1],
          ['conference-league-qualification', 1],
        ),
        ...playoffAndLastTwo(18),
      ],
    },
    {
      fromSeason: 2025,
      tieBreaks: ['goal-difference', 'head-to-head-points', 'head-to-head-difference', 'goals-for', 'wins', 'away-wins'],
    },
  ],
  'nl/eredivisie': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2015,
      // During a season fewer lost points come first: equal points, fewer matches.
      tieBreaks: ['fewest-played', ...DIFFERENCE_THEN_DIRECT],
      zones: [
        ...fromTop(
          ['champions-league', 2],
          ['champions-league-qualification', 1],
          ['europa-league-qualification', 1],
          ['conference-league-playoff', 4],
        ),
        ...playoffAndLastTwo(18),
      ],
    },
  ],
  'pt/primeira-liga': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2021,
      tieBreaks: ['head-to-head-points', 'head-to-head-difference', 'goal-difference', 'wins', 'goals-for'],
      headToHead: { meetings: 0, reapply: 'never' },
      zones: [
        ...fromTop(
          ['champions-league', 1],
          ['champions-league-qualification', 1],
          ['europa-league-qualification', 1],
          ['conference-league-qualification', 1],
        ),
        ...playoffAndLastTwo(18),
      ],
    },
  ],
  'no/eliteserien': [
    {
      fromSeason: 2017,
      tieBreaks: DIFFERENCE_THEN_DIRECT,
      zones: [
        ...fromTop(['champions-league-qualification', 2], ['conference-league-qualification', 2]),
        ...playoffAndLastTwo(16),
      ],
    },
  ],
  'se/allsvenskan': [
    {
      fromSeason: 2008,
      tieBreaks: DIFFERENCE_THEN_DIRECT,
      zones: [
        ...fromTop(['champions-league-qualification', 1], ['conference-league-qualification', 2]),
        ...playoffAndLastTwo(16),
      ],
    },
  ],
  'at/bundesliga': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2018,
      tieBreaks: ['unrounded-points', ...DIFFERENCE_THEN_GOALS, 'wins', 'away-wins'],
      split: { ...halves('championship-round', 'Mestergruppe', 22), halved: 'down' },
      zones: [zone('relegation', 12)],
    },
  ],
  'pl/ekstraklasa': [
    ...twoPointsUntil(1995),
    {
      fromSeason: 2013,
      tieBreaks: DIRECT_THEN_DIFFERENCE,
      split: { ...parts('championship-round', 'Mesterskabsspil', 30, [8, 8]), halved: 'up' },
    },
    { fromSeason: 2017, split: parts('championship-round', 'Mesterskabsspil', 30, [8, 8]) },
    { fromSeason: 2020, split: null },
    { fromSeason: 2021, zones: [lastThree(18)] },
  ],
  'hr/hnl': [{ fromSeason: 2022, tieBreaks: DIRECT_THEN_DIFFERENCE }],
  'ru/premjer-liga': [
    {
      fromSeason: 2010,
      tieBreaks: [
        'head-to-head-points',
        'head-to-head-difference',
        'head-to-head-goals',
        'head-to-head-away-goals',
        ...DIFFERENCE_THEN_GOALS,
      ],
    },
  ],
  'tr/super-lig': [{ fromSeason: 2010, tieBreaks: DIRECT_THEN_DIFFERENCE }],
  'gr/super-league': [{ fromSeason: 2010, tieBreaks: DIRECT_THEN_DIFFERENCE }],
  'ro/superliga': [
    {
      fromSeason: 2015,
      tieBreaks: ['unrounded-points', ...DIRECT_THEN_DIFFERENCE],
      split: { ...parts('championship-round', 'Mesterskabsspil', 26, [6, 8]), halved: 'up' },
    },
    {
      fromSeason: 2020,
      split: { ...parts('championship-round', 'Mesterskabsspil', 30, [6, 10]), halved: 'up' },
    },
    {
      fromSeason: 2021,
      zones: [zone('relegation-playoff', 13, 14), lastTwo(16)],
    },
  ],
  'be/jupiler-pro-league': [
    ...twoPointsUntil(1995),
    { fromSeason: 2009, tieBreaks: ['unrounded-points', 'wins', ...DIFFERENCE_THEN_GOALS], split: belgianParts(6) },
    { fromSeason: 2020, split: { ...belgianParts(4), afterRounds: 34 } },
    { fromSeason: 2023, split: belgianParts(6) },
  ],
  'de/2-bundesliga': twoPointsUntil(1995),
  'es/segunda-division': twoPointsUntil(1995),
  'it/serie-b': twoPointsUntil(1994),
  'fr/ligue-2': twoPointsUntil(1994),
  'gb-sct/championship': twoPointsUntil(1994),
  'eu/champions-league': UEFA_CLUBS,
  'eu/europa-league': UEFA_CLUBS,
  'eu/conference-league': UEFA_CLUBS,
  'eu/champions-league-k': [groupOf(2021, 2, ...AWAY), { fromSeason: 2025, tieBreaks: [...DIFFERENCE_THEN_GOALS, ...AWAY] }],
  'eu/nations-league': [{ ...groupOf(2018, 2, ...AWAY, 'fair-play', 'ranking'), fairPlay: UEFA_FAIR_PLAY }],
  'eu/nations-league-k': [groupOf(2023, 2, ...AWAY)],
  'eu/em': [
    ...twoPointsUntil(1996),
    groupOf(2012, 1),
    {
      ...groupOf(2016, 1, 'fair-play', 'ranking'),
      fairPlay: UEFA_FAIR_PLAY,
      zones: [zone('last-sixteen', 1, 2), zone('four-best-thirds', 3)],
    },
    groupOf(2020, 1, 'wins', 'fair-play', 'ranking'),
  ],
  'eu/em-k': [groupOf(2013, 1)],
  'eu/em-u21': [groupOf(2013, 1)],
  'eu/em-kvalifikation': [
    groupOf(2012, 2, ...AWAY),
    { ...groupOf(2020, 2, ...AWAY, 'fair-play', 'ranking'), fairPlay: UEFA_FAIR_PLAY },
  ],
  'xw/africa-cup-of-nations': [groupOf(2013, 1)],
  'xw/asian-cup': [groupOf(2015, 1)],
  'xw/vm': [
    ...twoPointsUntil(1994),
    {
      fromSeason: 1998,
      tieBreaks: [...DIFFERENCE_THEN_DIRECT, 'lots'],
      headToHead: { meetings: 1, reapply: 'never' },
      zones: [zone('last-sixteen', 1, 2)],
    },
    { fromSeason: 2018, tieBreaks: [...DIFFERENCE_THEN_DIRECT, 'fair-play', 'lots'] },
    {
      ...groupOf(2026, 1, 'fair-play', 'ranking'),
      zones: [zone('last-thirty-two', 1, 2), zone('best-thirds', 3)],
    },
  ],
};
