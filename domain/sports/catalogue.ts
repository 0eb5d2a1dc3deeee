import { football } from './football.ts';
import { STATUS_STAGES, type Sport } from './sport.ts';

type Trait = 'serves' | 'no-duel' | 'sum-of-parts';
type Row = readonly [
  id: number,
  name: string,
  danishName: string,
  segment: string,
  scoreParts: number,
  trait?: Trait,
  parent?: number,
];

/** A sport of which the catalogue knows what it is called and how its score is made up, and nothing more yet. */
function listed([id, name, danishName, segment, scoreParts, trait, parent = 0]: Row): Sport {
  return {
    id,
    name,
    danishName,
    segment,
    parent: parent === 0 ? null : parent,
    scoreParts,
    duel: trait !== 'no-duel',
    serves: trait === 'serves',
    stages: STATUS_STAGES,
    tabs: [],
    statistics: [],
    odds: null,
    regularScore: trait === 'sum-of-parts' ? 'sum-of-parts' : 'full-time',
  };
}

/** Every sport and the two groups of sports: first the order of the sport bar, then by Danish name (SPORT-01 to 05). */
export const SPORTS: readonly Sport[] = [
  football,
  ...(
    [
      [7, 'handball', 'Håndbold', 'handbold', 3],
      [2, 'tennis', 'Tennis', 'tennis', 5, 'serves'],
      [4, 'hockey', 'Ishockey', 'ishockey', 5],
      [21, 'badminton', 'Badminton', 'badminton', 3, 'serves'],
      [3, 'basketball', 'Basketball', 'basketball', 5],
      [34, 'cycling', 'Cykling', 'cykling', 0, 'no-duel'],
      [31, 'motorsport', 'Motorsport', 'motorsport', 0, 'no-duel'],
      [23, 'golf', 'Golf', 'golf', 0, 'no-duel'],
      [14, 'darts', 'Dart', 'dart', 0, 'serves'],
      [5, 'american-football', 'Amerikansk fodbold', 'amerikansk-fodbold', 5, 'serves'],
      [36, 'esports', 'Esport', 'esports', 0],
      [39, 'alpine-skiing', 'Alpint skiløb', 'alpint-skilob', 0, 'no-duel', 37],
      [18, 'aussie-rules', 'Australsk fodbold', 'australsk-fodbold', 4, 'sum-of-parts'],
      [10, 'bandy', 'Bandy', 'bandy', 4],
      [6, 'baseball', 'Baseball', 'baseball', 10, 'serves'],
      [17, 'beach-volleyball', 'Beachvolley', 'beach-volleyball', 3],
      [32, 'auto racing', 'Bilsport', 'auto-racing', 0, 'no-duel', 31],
      [16, 'boxing', 'Boksning', 'boksning', 0],
      [25, 'table-tennis', 'Bordtennis', 'bordtennis', 7],
      [13, 'cricket', 'Cricket', 'cricket', 2, 'serves'],
      [9, 'floorball', 'Floorball', 'floorball', 5],
      [11, 'futsal', 'Futsal', 'futsal', 4],
      [35, 'horse-racing', 'Hestevæddeløb', 'hestevaeddelob', 0, 'no-duel'],
      [24, 'field-hockey', 'Hockey', 'hockey', 4],
      [42, 'kabaddi', 'Kabaddi', 'kabaddi', 3],
      [40, 'cross-country', 'Langrend', 'langrend', 0, 'no-duel', 37],
      [28, 'mma', 'MMA', 'mma', 0],
      [33, 'moto racing', 'Motorcykelløb', 'motorcykellob', 0, 'no-duel', 31],
      [29, 'netball', 'Netball', 'netball', 5],
      [30, 'pesapallo', 'Pesäpallo', 'boboll', 11, 'serves'],
      [19, 'rugby-league', 'Rugby league', 'rugby-league', 4],
      [8, 'rugby-union', 'Rugby union', 'rugby', 4],
      [38, 'ski-jumping', 'Skihop', 'skihop', 0, 'no-duel', 37],
      [41, 'biathlon', 'Skiskydning', 'skiskydning', 0, 'no-duel', 37],
      [15, 'snooker', 'Snooker', 'snooker', 0],
      [26, 'beach-soccer', 'Strandfodbold', 'strand-fodbold', 5],
      [22, 'water-polo', 'Vandpolo', 'vandpolo', 6],
      [37, 'winter-sports', 'Vintersport', 'vintersport', 0, 'no-duel'],
      [12, 'volleyball', 'Volleyball', 'volleyball', 5],
    ] satisfies readonly Row[]
  ).map((row) => listed(row)),
];

const BAR_LENGTH = 12;

/** The sports that stand in the sport bar; the others are found under "Mere". */
export const SPORT_BAR: readonly Sport[] = SPORTS.slice(0, BAR_LENGTH);
