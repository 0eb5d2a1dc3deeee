import { Stage } from '@stillingen/domain';
import { league, marked, match, parts, points, type Sample, score, won } from '../make-row.ts';

export const frames: readonly Sample[] = [
  {
    league: league('f-snooker', 15, 'UK Championship', { countryName: 'England', countryCode: 'gb-eng' }),
    rows: [
      match('f101', ["Ronnie O'Sullivan", 'gb-eng'], ['Judd Trump', 'gb-eng'], Stage.live, {
        ...score(5, 3),
        ...points('64', '12'),
        bestOf: 11,
        ...marked('goal', 'home'),
      }),
      match('f102', ['Mark Selby', 'gb-eng'], ['Luca Brecel', 'be'], Stage.finished, { ...score(6, 2), bestOf: 11, ...won(1) }),
    ],
  },
  {
    league: league('f-dart000', 14, 'Nordic Darts Masters', { countryName: 'Danmark', countryCode: 'dk' }),
    rows: [
      match('f111', ['Luke Littler', 'gb-eng'], ['Benjamin Drue Reus', 'dk'], Stage.live, {
        ...score(3, 4),
        ...points('141', '36'),
        serve: 2,
        unit: 'legs',
        bestOf: 11,
        ...marked('goal', 'away'),
      }),
      match('f112', ['Michael van Gerwen', 'nl'], ['Luke Humphries', 'gb-eng'], 20, {
        ...score(2, 1),
        ...parts([3, 1], [2, 3], [3, 0], [1, 2]),
        ...points('501', '301'),
        serve: 1,
        unit: 'sets',
        bestOf: 7,
      }),
    ],
  },
  {
    league: league('f-esport0', 36, 'IEM Cologne', { category: 'CS2', countryCode: 'de' }),
    rows: [
      match('f121', ['Astralis', 'ff0000|111111'], ['Team Vitality', 'ffe600|111111'], Stage.live, {
        ...score(1, 1),
        ...parts([13, 9], [8, 13], [7, 5]),
        bestOf: 3,
      }),
      match('f122', ['Heroic', '111111|ffffff'], ['FaZe Clan', 'e43d30|111111'], Stage.scheduled, { bestOf: 3 }),
    ],
  },
  {
    league: league('f-boksnng', 16, 'Aften i Royal Arena', { countryName: 'Danmark', countryCode: 'dk' }),
    rows: [
      match('f131', ['Dina Thorslund', 'dk'], ['Mary Romero', 'es'], Stage.live, {
        results: [{ record: '23-0-0' }, { record: '10-3-0' }],
        rounds: 10,
        fightRound: 7,
      }),
      match('f132', ['Oleksandr Usyk', 'ua'], ['Tyson Fury', 'gb-eng'], Stage.finished, {
        ...won(1),
        finishMethod: 'decision-unanimous',
        finishRound: 12,
        rounds: 12,
      }),
      match('f133', ['Artur Beterbiev', 'ca'], ['Callum Smith', 'gb-eng'], Stage.finished, {
        ...won(1),
        finishMethod: 'tko',
        finishRound: 7,
        finishTime: '2:13',
        rounds: 12,
      }),
      match('f134', ['Sarah Mahfoud', 'dk'], ['Amanda Serrano', 'pr'], Stage.finished, {
        winner: 0,
        finishMethod: 'draw',
        rounds: 10,
      }),
      match('f135', ['Nikolai Terteryan', 'dk'], ['Nick Ball', 'gb-eng'], Stage.scheduled, { rounds: 12 }),
    ],
  },
];
