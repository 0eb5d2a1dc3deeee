import { Stage } from '@stillingen/domain';
import { league, marked, match, parts, points, type Sample, score, tieBreaks, won } from '../make-row.ts';

export const sets: readonly Sample[] = [
  {
    league: league('s-tennis0', 2, 'Wimbledon', { category: 'ATP - Single', countryCode: 'gb-eng', stageName: 'Finale' }),
    rows: [
      match('s101', ['Holger Rune', 'dk'], ['Carlos Alcaraz', 'es'], 20, {
        ...score(2, 1),
        ...parts([7, 6], [4, 6], [7, 6], [3, 2]),
        ...tieBreaks([7, 5], null, [12, 10]),
        ...points('40', 'A'),
        serve: 2,
        bestOf: 5,
      }),
      match('s102', ['Clara Tauson', 'dk'], ['Aryna Sabalenka', 'by'], 47, {
        ...score(0, 0),
        ...parts([6, 6]),
        ...points('5', '4'),
        serve: 1,
        bestOf: 3,
        ...marked('goal', 'home'),
      }),
      match('s103', ['M. Pavić / M. Arévalo', 'hr'], ['J. Salisbury / N. Skupski', 'gb'], Stage.finished, {
        ...score(2, 1),
        ...parts([6, 4], [6, 7], [1, 0]),
        ...tieBreaks(null, [3, 7], [10, 7]),
        bestOf: 3,
        ...won(1),
      }),
      match('s104', ['Jannik Sinner', 'it'], ['Novak Djokovic', 'rs'], Stage.retired, {
        ...score(1, 0),
        ...parts([6, 3], [2, 2]),
        bestOf: 5,
        ...won(1),
      }),
      match('s105', ['Elmer Møller', 'dk'], ['August Holmgren', 'dk'], 335, {
        ...score(1, 0),
        ...parts([6, 2], [3, 3]),
        bestOf: 3,
      }),
    ],
  },
  {
    league: league('s-badmint', 21, 'Denmark Open', { category: 'BWF - Herresingle', countryCode: 'dk' }),
    rows: [
      match('s111', ['Viktor Axelsen', 'dk'], ['Shi Yuqi', 'cn'], 18, {
        ...score(1, 0),
        ...parts([21, 19], [11, 8]),
        serve: 1,
        bestOf: 3,
        ...marked('goal', 'home'),
      }),
      match('s112', ['Kim Astrup / Anders Skaarup Rasmussen', 'dk'], ['Aaron Chia / Soh Wooi Yik', 'my'], Stage.finished, {
        ...score(2, 1),
        ...parts([21, 18], [25, 27], [21, 13]),
        bestOf: 3,
        ...won(1),
      }),
    ],
  },
  {
    league: league('s-volleyb', 12, 'VolleyLigaen', { countryName: 'Danmark', countryCode: 'dk' }),
    rows: [
      match('s121', ['Nordenskov UIF', 'ffd400|111111'], ['Gentofte Volley', '0b4ea2|ffffff'], 21, {
        ...score(2, 2),
        ...parts([25, 20], [22, 25], [25, 23], [23, 25], [9, 7]),
      }),
      match('s122', ['Marienlyst', '0a7a3b|ffffff'], ['ASV Aarhus', 'c8102e|ffffff'], Stage.finished, {
        ...score(3, 0),
        ...parts([25, 20], [25, 22], [26, 24]),
        ...won(1),
      }),
    ],
  },
  {
    league: league('s-bordten', 25, 'WTT Champions', { category: 'Herrer', countryCode: 'xw' }),
    rows: [
      match('s131', ['Anders Lind', 'dk'], ['Wang Chuqin', 'cn'], 55, {
        ...score(2, 3),
        ...parts([11, 8], [9, 11], [12, 10], [7, 11], [5, 11], [8, 8]),
        bestOf: 7,
      }),
    ],
  },
  {
    league: league('s-basebal', 6, 'MLB', { countryName: 'USA', countryCode: 'us' }),
    rows: [
      match('s141', ['New York Yankees', '0c2340|ffffff'], ['Los Angeles Dodgers', '005a9c|ffffff'], 30, {
        ...score(3, 4),
        ...parts([0, 1], [2, 0], [0, 0], [1, 3], [0, 0]),
        serve: 1,
        half: 'bottom',
        results: [
          { hits: '7', errors: '1' },
          { hits: '9', errors: '0' },
        ],
      }),
      match('s142', ['Chicago Cubs', '0e3386|cc3433'], ['St. Louis Cardinals', 'c41e3a|0c2340'], Stage.finished, {
        ...score(6, 5),
        ...parts([0, 1], [2, 0], [0, 0], [1, 3], [0, 0], [0, 0], [1, 0], [0, 1], [0, 0], [2, 0]),
        ...won(1),
        results: [
          { hits: '11', errors: '0' },
          { hits: '10', errors: '2' },
        ],
      }),
    ],
  },
  {
    league: league('s-cricket', 13, 'Indian Premier League', { countryName: 'Indien', countryCode: 'in' }),
    rows: [
      match('s151', ['Mumbai Indians', '004ba0|d1ab3e'], ['Chennai Super Kings', 'fdb913|0081e9'], 27, {
        ...score(187, 154),
        ...parts([187, 154]),
        serve: 2,
        situation: 'Mangler 34 på 22 bolde',
        results: [
          { wickets1: '6', overs1: '20' },
          { wickets1: '4', overs1: '16.2' },
        ],
      }),
      match('s152', ['England', 'ffffff|cf142b'], ['Australien', 'ffd700|00843d'], 29, {
        ...score(567, 601),
        ...parts([345, 416], [222, 185]),
        serve: 2,
        gameType: 5149866,
        results: [
          { wickets1: '10', overs1: '98.3', wickets2: '7', overs2: '60', declared: 'd' },
          { wickets1: '10', overs1: '110', wickets2: '6', overs2: '42.3' },
        ],
      }),
      match('s153', ['Danmark', 'c8102e|ffffff'], ['Jersey', 'ffffff|cf142b'], 26, {
        ...score(0, 41),
        ...parts([0, 41]),
        serve: 2,
        results: [{}, { wickets1: '1', overs1: '5.3' }],
      }),
    ],
  },
  {
    league: league('s-pesapal', 30, 'Superpesis', { countryName: 'Finland', countryCode: 'fi' }),
    rows: [
      match('s161', ['Sotkamon Jymy', '0b3c8c|ffffff'], ['Joensuun Maila', 'c8102e|ffffff'], Stage.afterExtraInnings, {
        ...score(2, 1),
        ...parts([2, 1], [3, 0], [0, 4], [1, 0], [0, 3], [1, 0], [0, 4], [0, 0], [3, 0]),
        ...won(1),
      }),
      match('s162', ['Vimpelin Veto', 'ffd400|111111'], ['Manse PP', '111111|ffffff'], 28, {
        ...score(0, 0),
        ...parts([2, 1], [0, 0], [1, 0]),
        serve: 2,
      }),
    ],
  },
];
