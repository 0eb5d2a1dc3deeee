export interface SportName {
  readonly id: number;
  readonly name: string;
  readonly danishName: string;
  /** In the Danish address, without slashes. */
  readonly segment: string;
  /** The group of sports (SPORT-03, 04). */
  readonly parent: number | null;
}

type SportNameTuple = readonly [id: number, name: string, danishName: string, segment: string, parent?: number];

/** Order of the sport bar, then Danish name (SPORT-01 to 05). */
export const SPORT_NAMES: readonly SportName[] = (
  [
    [1, 'soccer', 'Fodbold', 'fodbold'],
    [7, 'handball', 'Håndbold', 'handbold'],
    [2, 'tennis', 'Tennis', 'tennis'],
    [4, 'hockey', 'Ishockey', 'ishockey'],
    [21, 'badminton', 'Badminton', 'badminton'],
    [3, 'basketball', 'Basketball', 'basketball'],
    [34, 'cycling', 'Cykling', 'cykling'],
    [31, 'motorsport', 'Motorsport', 'motorsport'],
    [23, 'golf', 'Golf', 'golf'],
    [14, 'darts', 'Dart', 'dart'],
    [5, 'american-football', 'Amerikansk fodbold', 'amerikansk-fodbold'],
    [36, 'esports', 'Esport', 'esports'],
    [39, 'alpine-skiing', 'Alpint skiløb', 'alpint-skilob', 37],
    [18, 'aussie-rules', 'Australsk fodbold', 'australsk-fodbold'],
    [10, 'bandy', 'Bandy', 'bandy'],
    [6, 'baseball', 'Baseball', 'baseball'],
    [17, 'beach-volleyball', 'Beachvolley', 'beach-volleyball'],
    [32, 'auto racing', 'Bilsport', 'auto-racing', 31],
    [16, 'boxing', 'Boksning', 'boksning'],
    [25, 'table-tennis', 'Bordtennis', 'bordtennis'],
    [13, 'cricket', 'Cricket', 'cricket'],
    [9, 'floorball', 'Floorball', 'floorball'],
    [11, 'futsal', 'Futsal', 'futsal'],
    [35, 'horse-racing', 'Hestevæddeløb', 'hestevaeddelob'],
    [24, 'field-hockey', 'Landhockey', 'hockey'],
    [42, 'kabaddi', 'Kabaddi', 'kabaddi'],
    [40, 'cross-country', 'Langrend', 'langrend', 37],
    [28, 'mma', 'MMA', 'mma'],
    [33, 'moto racing', 'Motorcykelløb', 'motorcykellob', 31],
    [29, 'netball', 'Netball', 'netball'],
    [30, 'pesapallo', 'Pesäpallo', 'boboll'],
    [19, 'rugby-league', 'Rugby league', 'rugby-league'],
    [8, 'rugby-union', 'Rugby union', 'rugby'],
    [38, 'ski-jumping', 'Skihop', 'skihop', 37],
    [41, 'biathlon', 'Skiskydning', 'skiskydning', 37],
    [15, 'snooker', 'Snooker', 'snooker'],
    [26, 'beach-soccer', 'Strandfodbold', 'strand-fodbold'],
    [22, 'water-polo', 'Vandpolo', 'vandpolo'],
    [37, 'winter-sports', 'Vintersport', 'vintersport'],
    [12, 'volleyball', 'Volleyball', 'volleyball'],
  ] satisfies readonly SportNameTuple[]
).map(([id, name, danishName, segment, parent]: SportNameTuple) => ({ id, name, danishName, segment, parent: parent ?? null }));

const BAR_LENGTH = 12;

export const SPORT_BAR: readonly SportName[] = SPORT_NAMES.slice(0, BAR_LENGTH);

const byId = new Map(SPORT_NAMES.map((sport) => [sport.id, sport]));
const byParent = Map.groupBy(SPORT_NAMES, ({ parent }) => parent);
const byName = new Map(SPORT_NAMES.map((sport) => [sport.name, sport]));
const bySegment = new Map(SPORT_NAMES.map((sport) => [sport.segment, sport]));

/** Empty for sports that are no group (SPORT-03, 04). */
export const sportsOfGroup = (id: number): readonly SportName[] => byParent.get(id) ?? [];

export const sportNameById = (id: number): SportName | null => byId.get(id) ?? null;

/** 'hockey' is ice hockey (O-007). */
export const sportByName = (name: string): SportName | null => byName.get(name) ?? null;

/** 'hockey' is field hockey (O-007). */
export const sportBySegment = (segment: string): SportName | null => bySegment.get(segment) ?? null;
