import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';
import { type Cell, readRows, type Row, WireError, writeRow } from '../text/text.ts';
import { numberOf } from '../text/values.ts';

export const tieRow = rowCodec({
  round: int('RI', 'number of the round: 1 for the last'),
  rk: constant('RK', 'Y', 'always Y'),
  home: int('HP', 'home: place in the list of participants'),
  away: int('AP', 'away: place in the list of participants'),
  homeNote: text('HI', 'home: seed or another note; may be empty'),
  awayNote: text('AI', 'away: seed or another note; may be empty'),
  homeAggregate: int('RE', 'home: goals of all matches, or matches won'),
  awayAggregate: int('RT', 'away: goals of all matches, or matches won'),
  winner: text('AE', 'side that advanced: H, A or empty'),
});
type TieRow = Words<typeof tieRow.fields>;

export interface DrawParticipant {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly countryId: number;
  readonly country: string;
  readonly countryCode: string;
  /** 'hex|hex'; empty where unknown. */
  readonly colours: string;
  /** The address of its page; empty where there is none. */
  readonly url: string;
}
export interface DrawLeg {
  readonly event: string;
  readonly home: number;
  readonly away: number;
  readonly start: number;
  readonly score: string;
  readonly winner: 'H' | 'A' | 'D' | '';
  /** Code of the stage; 0 if unknown. */
  readonly stage: number;
  /** '4:2'; empty without a shoot-out. */
  readonly penalties: string;
}
export interface DrawTieWords extends Omit<TieRow, 'round'> {
  readonly legs: readonly DrawLeg[];
}
export interface DrawFeed {
  readonly participants: readonly DrawParticipant[];
  readonly rounds: readonly { readonly name: string; readonly ties: readonly DrawTieWords[] }[];
}

const MAP = {
  names: 'PA',
  codes: 'PS',
  ids: 'PID',
  countries: 'PIC',
  countryCodes: 'PCC',
  colours: 'PCO',
  urls: 'PU',
  rounds: 'RN',
} as const;
const LEG = 'RQ';
const BETWEEN = '|';
const AFTER_NUMBER = '_';
const BETWEEN_WORDS = ';';
const BETWEEN_COLOURS = '-';

/** Delimiters in names are replaced. */
const listed = (name: string): string => name.replaceAll(BETWEEN, '/').replaceAll(BETWEEN_WORDS, ',');

const list = (values: readonly (readonly [number: number, value: string])[]): string =>
  values.map(([number, value]) => `${number}${AFTER_NUMBER}${listed(value)}`).join(BETWEEN);

function legCell(
  { event, home, away, start, score, winner, stage, penalties }: DrawLeg,
  participants: readonly DrawParticipant[],
): Cell {
  const [host, guest] = [participants[home]!, participants[away]!];
  const words = [
    event,
    listed(host.name),
    listed(guest.name),
    start,
    score,
    winner,
    host.url,
    guest.url,
    home,
    away,
    stage,
    penalties,
  ];
  return [LEG, words.join(BETWEEN_WORDS)];
}

export function writeDraw({ participants, rounds }: DrawFeed): string {
  const each = (of: (participant: DrawParticipant) => string): string =>
    list(participants.map((participant, at) => [at, of(participant)] as const));
  const map = writeRow([
    [MAP.names, each(({ name }) => name)],
    [MAP.codes, each(({ code }) => code)],
    [MAP.ids, each(({ id }) => id)],
    [MAP.countries, each(({ countryId, country }) => `${countryId}${AFTER_NUMBER}${country}`)],
    [MAP.countryCodes, each(({ countryCode }) => countryCode)],
    [MAP.colours, each(({ colours }) => colours.replaceAll(BETWEEN, BETWEEN_COLOURS))],
    [MAP.urls, each(({ url }) => url)],
    [MAP.rounds, list(rounds.map(({ name }, at) => [rounds.length - at, name] as const))],
  ]);
  const ties = rounds.flatMap(({ ties: ofRound }, at) =>
    ofRound.map((tie) =>
      writeRow([...tieRow.write({ ...tie, round: rounds.length - at }), ...tie.legs.map((leg) => legCell(leg, participants))]),
    ),
  );
  return map + ties.join('');
}

function readList(row: Row, key: string): Map<number, string> {
  const value = row.find(([known]) => known === key)?.[1] ?? '';
  const values = new Map<number, string>();
  if (value === '') return values;
  for (const item of value.split(BETWEEN)) {
    const at = item.indexOf(AFTER_NUMBER);
    values.set(numberOf(item.slice(0, Math.max(0, at))), item.slice(at + 1));
  }
  return values;
}

function readParticipants(map: Row): DrawParticipant[] {
  const lists = new Map(Object.values(MAP).map((key) => [key, readList(map, key)]));
  const wordOf = (key: (typeof MAP)[keyof typeof MAP], at: number): string => lists.get(key)?.get(at) ?? '';
  return [...readList(map, MAP.names)].map(([at, name], index) => {
    if (at !== index) throw new WireError('the participants are not numbered from 0 on');
    const [countryId, ...country] = (wordOf(MAP.countries, at) || '0_').split(AFTER_NUMBER);
    return {
      id: wordOf(MAP.ids, at),
      name,
      code: wordOf(MAP.codes, at),
      countryId: numberOf(countryId ?? ''),
      country: country.join(AFTER_NUMBER),
      countryCode: wordOf(MAP.countryCodes, at),
      colours: wordOf(MAP.colours, at).replaceAll(BETWEEN_COLOURS, BETWEEN),
      url: wordOf(MAP.urls, at),
    };
  });
}

function readLeg(cell: string): DrawLeg {
  const [event = '', , , start = '', score = '', winner = '', , , home = '', away = '', ...more] = cell.split(BETWEEN_WORDS);
  if (winner !== 'H' && winner !== 'A' && winner !== 'D' && winner !== '')
    throw new WireError(`no winner: ${winner.slice(0, 40)}`);
  const [stage = '', penalties = ''] = more;
  return {
    event,
    home: numberOf(home),
    away: numberOf(away),
    start: numberOf(start),
    score,
    winner,
    stage: stage === '' ? 0 : numberOf(stage),
    penalties,
  };
}

/** Unknown rows are skipped. Throws WireError. */
export function readDraw(feed: string): DrawFeed {
  let participants: DrawParticipant[] = [];
  const rounds = new Map<number, { name: string; ties: DrawTieWords[] }>();
  const known = (place: number | null): boolean => place !== null && place >= 0 && place < participants.length;
  for (const row of readRows(feed)) {
    const [head] = row[0]!;
    if (head === MAP.names) {
      participants = readParticipants(row);
      for (const [number, name] of readList(row, MAP.rounds)) rounds.set(number, { name, ties: [] });
    } else if (head === tieRow.head) {
      const { round, ...tie } = tieRow.read(row);
      const legs = row.filter(([key]) => key === LEG).map(([, cell]) => readLeg(cell));
      if (!known(tie.home) || !known(tie.away) || !legs.every(({ home, away }) => known(home) && known(away)))
        throw new WireError('a tie names a participant that is not in the draw');
      rounds.get(round ?? 0)?.ties.push({ ...tie, legs });
    }
  }
  return { participants, rounds: [...rounds.values()] };
}
