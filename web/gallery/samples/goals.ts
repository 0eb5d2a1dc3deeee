import { Stage } from '@stillingen/domain';
import { league, marked, match, parts, type Sample, score, since, won } from '../make-row.ts';

export const goals: readonly Sample[] = [
  {
    league: league('g-fodbold', 1, 'Superligaen', { countryName: 'Danmark', countryCode: 'dk', type: 't', tables: 1 }),
    rows: [
      match('g101', ['FC Midtjylland', '111111|c41230'], ['FC København', 'ffffff|0a3d8f'], Stage.secondHalf, {
        ...score(2, 1),
        ...parts([1, 1]),
        ...since(21),
        ...marked('goal', 'home'),
        awayReds: 1,
      }),
      match('g102', ['Brøndby IF', 'ffd400|0b4ea2'], ['Vejle Boldklub', 'ffffff|d0021b'], Stage.firstHalf, {
        ...score(0, 0),
        ...since(46),
        ...marked('correction', 'away', [0, 1]),
        corrections: 1,
        correctedSide: 2,
        correctedReason: 'Offside',
      }),
      match('g103', ['AGF', 'ffffff|111111'], ['Silkeborg IF', 'e2001a|ffffff'], Stage.halfTime, {
        ...score(1, 1),
        homeReview: true,
        awayReds: 2,
      }),
      match('g104', ['Randers FC', '0057a8|ffffff'], ['Viborg FF', '0a7a3b|ffffff'], Stage.secondHalf, {
        ...score(0, 1),
        ...parts([0, 1]),
        ...since(3),
        ...marked('red-card', 'home'),
        homeReds: 1,
      }),
      match('g105', ['Sønderjyske', '8fc5e8|ffffff'], ['FC Nordsjælland', 'f4c300|7b0f2b'], Stage.penalties, {
        ...score(2, 2),
        ...parts([1, 0]),
        homePenalties: 3,
        awayPenalties: 2,
        ...marked('penalty', 'home'),
      }),
      match('g106', ['Lyngby', '004b93|ffffff'], ['AaB', 'c8102e|ffffff'], Stage.afterPenalties, {
        ...score(3, 2),
        ...parts([1, 0]),
        homePenalties: 4,
        awayPenalties: 2,
        homeAdvanced: true,
        ...won(1),
      }),
      match('g107', ['OB', '1d4b9e|ffffff'], ['Esbjerg fB', '00529b|ffffff'], Stage.finished, {
        ...score(1, 3),
        ...parts([1, 1]),
        ...won(2),
        homeAggregate: 3,
        awayAggregate: 4,
        corrections: 1,
        correctedSide: 2,
        correctedFrom: '1-2',
      }),
    ],
  },
  {
    league: league('g-handbld', 7, 'Herreligaen', { countryName: 'Danmark', countryCode: 'dk', tables: 1 }),
    rows: [
      match('g111', ['Aalborg Håndbold', 'c8102e|ffffff'], ['GOG', '0a7a3b|ffffff'], Stage.secondHalf, {
        ...score(27, 26),
        ...parts([14, 15], [13, 11]),
        gameTime: '48',
        ...marked('goal', 'home'),
      }),
      match('g112', ['Skjern', '006a4d|ffffff'], ['Bjerringbro-Silkeborg', '00285e|ffffff'], Stage.afterPenalties, {
        ...score(34, 33),
        ...parts([14, 15], [15, 14], [4, 4]),
        homePenalties: 5,
        awayPenalties: 4,
        ...won(1),
      }),
    ],
  },
  {
    league: league('g-ishocky', 4, 'Metal Ligaen', { countryName: 'Danmark', countryCode: 'dk' }),
    rows: [
      match('g121', ['Aalborg Pirates', '111111|c8102e'], ['Esbjerg Energy', '0057a8|ffd400'], 15, {
        ...score(2, 1),
        ...parts([1, 1], [1, 0]),
        gameTime: '14',
        situation: 'Overtal',
        ...marked('goal', 'home'),
      }),
      match('g122', ['Herning Blue Fox', '0b3c8c|ffffff'], ['Rungsted Seier Capital', '111111|ffffff'], Stage.afterPenalties, {
        ...score(4, 3),
        ...parts([1, 1], [1, 2], [1, 0], [0, 0], [1, 0]),
        homePenalties: 2,
        awayPenalties: 1,
        ...won(1),
      }),
    ],
  },
  {
    league: league('g-basketb', 3, 'NBA', { countryName: 'USA', countryCode: 'us' }),
    rows: [
      match('g131', ['Boston Celtics', '007a33|ffffff'], ['Oklahoma City Thunder', '007ac1|ef3b24'], 24, {
        ...score(88, 91),
        ...parts([31, 24], [28, 33], [29, 34]),
        gameTime: '4:12',
        ...marked('goal', 'away'),
      }),
      match('g132', ['Denver Nuggets', '0e2240|fec524'], ['Minnesota Timberwolves', '0c2340|78be20'], Stage.afterExtraTime, {
        ...score(124, 119),
        ...parts([31, 24], [28, 33], [25, 30], [28, 25], [12, 7]),
        ...won(1),
      }),
    ],
  },
  {
    league: league('g-amfodbd', 5, 'NFL', { countryName: 'USA', countryCode: 'us' }),
    rows: [
      match('g141', ['Kansas City Chiefs', 'e31837|ffb81c'], ['Buffalo Bills', '00338d|c60c30'], 24, {
        ...score(20, 17),
        ...parts([7, 3], [10, 7], [3, 7]),
        gameTime: '08:12',
        serve: 2,
        situation: '3&7',
      }),
    ],
  },
  {
    league: league('g-ausfodb', 18, 'AFL', { countryName: 'Australien', countryCode: 'au' }),
    rows: [
      match('g151', ['Geelong Cats', '1c3c63|ffffff'], ['Brisbane Lions', 'a30046|0055a3'], 23, {
        ...score(47, 81),
        ...parts([21, 32], [26, 49]),
        ...since(24),
        results: [
          { goals: '7', behinds: '5' },
          { goals: '12', behinds: '9' },
        ],
      }),
    ],
  },
  {
    league: league('g-rugbyun', 8, 'Six Nations', { countryName: 'Europa', countryCode: 'eu' }),
    rows: [
      match('g161', ['Irland', '009b48|ffffff'], ['Frankrig', '002395|ffffff'], Stage.firstHalf, {
        ...score(10, 7),
        ...parts([10, 7]),
        ...since(28),
      }),
    ],
  },
];
