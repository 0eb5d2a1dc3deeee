import { hashText, type Side, Stage, STATISTIC, type StageCode } from '@stillingen/domain';
import type {
  CompetitionRef,
  FixtureMessage,
  IncidentMessage,
  LineupMessage,
  Message,
  ParticipantRef,
  PlayerStatisticsMessage,
  ProfileMessage,
  Scoreboard,
  StatisticsMessage,
} from '@stillingen/domain/messages';
import type { SentPartHistory } from '../../../set-history.ts';
import type { ImportedEvent } from '../import/data-set.ts';
import { type Members, textOf } from '../readers/json.ts';
import { countryOf, instant } from '../places/places.ts';

/** Results are newer than anything sent before the event; corrections count up. */
export const RESULT_SEQ = 1000;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);

/** Readable in front, unique by the hash: at most 80 printable ASCII characters. */
export function matchKey(source: string, home: string, away: string, identity: readonly string[]): string {
  const hash = hashText([...identity, home, away].join('|')).toString(36);
  return [source, plain(home), plain(away), hash].filter((part) => part !== '').join('-');
}

/** A year before the season, as calendars are published before it begins. */
export const madeKnown = ({ season }: CompetitionRef): string => `${Number(season.slice(0, 4)) - 1}-01-01T00:00:00Z`;

type Given<Facts> = { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

export const given = <Facts extends object>(facts: Facts): Given<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined && fact !== '')) as Given<Facts>;

export const participant = (
  kind: NonNullable<ParticipantRef['kind']>,
  name: string,
  country: string | null = null,
): ParticipantRef => ({
  name,
  ...(country === null ? {} : { country }),
  kind,
});

/** A person, or a pair, which names both countries where they differ. */
export function persons(names: readonly string[], nations: readonly string[]): ParticipantRef {
  const [one = null, two = one] = nations.map(countryOf);
  const side = participant(names.length === 1 ? 'person' : 'pair', names.join(' / '), one === two ? one : null);
  return one !== null && two !== null && one !== two ? { ...side, countries: [one, two] } : side;
}

export type DuelIncident = Omit<IncidentMessage, 'kind' | 'key' | 'seq' | 'event' | 'at' | 'supersedes' | 'reason'>;

/** A person in an incident; an empty name where the data has none. */
export interface NamedPerson {
  readonly name: string;
  readonly key?: string;
}

export const inIncident = (player: NamedPerson, second?: NamedPerson, third?: NamedPerson): Partial<DuelIncident> =>
  given({
    ...{ player: player.name, playerKey: player.key, second: second?.name, secondKey: second?.key },
    ...{ third: third?.name, thirdKey: third?.key },
  });

export const shirtOf = (written: unknown): { number?: number } => {
  const number = textOf(written);
  return /^\d{1,3}$/.test(number) ? { number: Number(number) } : {};
};

export interface DuelOutcome {
  readonly stage: StageCode;
  readonly score?: Scoreboard;
  readonly notice?: string;
}

type Lineup = Omit<LineupMessage, 'kind' | 'key' | 'seq' | 'event' | 'at' | 'supersedes' | 'reason'>;
type Sections = PlayerStatisticsMessage['sections'];

/** What a data set knows of a person beside its matches. `key` is that of the line-ups. */
export interface PersonFacts extends Pick<ProfileMessage, 'height' | 'weight' | 'foot'> {
  readonly key: string;
  readonly name: string;
  readonly born: string;
}

export interface ImportedDuel {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly sport: number;
  readonly competition: CompetitionRef;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  /** '2026-11-20T18:00:00Z', or '2026-11-20' where only the day is known. */
  readonly start: string;
  readonly details?: Pick<FixtureMessage, 'round' | 'venue' | 'referee' | 'attendance' | 'format'>;
  /** From start to end, recorded or usual in the sport. */
  readonly minutes: number;
  readonly outcome: DuelOutcome | null;
  readonly incidents?: readonly DuelIncident[];
  readonly statistics?: StatisticsMessage['values'];
  readonly players?: Sections;
  readonly sets?: readonly SentPartHistory[];
  readonly lineups?: readonly Lineup[];
  readonly persons?: readonly PersonFacts[];
}

/** A player of the figures is the one of that name in the line-up of its side. */
function keyedSections(sections: Sections, lineups: readonly Lineup[]): Sections {
  const keys = new Map(
    lineups.flatMap(({ side, starters, substitutes = [] }) =>
      [...starters, ...substitutes].map(({ name, key }) => [`${side} ${name}`, key] as const),
    ),
  );
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const key = row.key ?? keys.get(`${row.side} ${row.player}`);
      return key === undefined ? row : { ...row, key };
    }),
  }));
}

/** Known since birth: the matches of a person send equal messages. */
function profileOf(sport: number, { key, name, born, ...facts }: PersonFacts): ProfileMessage {
  const head = { key: `${key}/profile`, seq: 0, at: `${born}T00:00:00Z` };
  return { kind: 'profile', ...head, sport, participant: { name, key, kind: 'person' }, born, ...given(facts) };
}

const NOT_PLAYED = new Set<StageCode>([Stage.postponed, Stage.cancelled]);

export const startMs = (start: string): number => Date.parse(start.length === 10 ? `${start}T12:00:00Z` : start);

type Fixture = Pick<ImportedDuel, 'key' | 'sport' | 'competition' | 'home' | 'away' | 'start' | 'details'>;

export function fixtureOf({ key, sport, competition, home, away, start, details = {} }: Fixture): FixtureMessage {
  const at = madeKnown(competition);
  return { kind: 'fixture', key, seq: 0, at, sport, competition, home, away, start, ...given(details), coverage: 'result' };
}

/** Reads no clock: equal matches give equal messages. */
export function duelEvent(duel: ImportedDuel): ImportedEvent {
  const {
    file,
    line,
    key,
    start,
    minutes,
    outcome,
    incidents = [],
    statistics = [],
    players = [],
    sets = [],
    lineups = [],
    persons: known = [],
  } = duel;
  const at = instant(startMs(start) + minutes * 60_000);
  const head = (part: string, seq = RESULT_SEQ) => ({ key: `${key}/${part}`, seq, at, event: key });
  const messages: Message[] = [fixtureOf(duel)];
  if (outcome !== null) {
    messages.push({ kind: 'status', ...head('status', NOT_PLAYED.has(outcome.stage) ? 0 : RESULT_SEQ), ...outcome });
    messages.push(...incidents.map((incident, n) => ({ kind: 'incident' as const, ...head(`i${n + 1}`), ...incident })));
  }
  if (statistics.length > 0) messages.push({ kind: 'statistics', ...head('statistics'), period: 0, values: statistics });
  if (players.length > 0)
    messages.push({ kind: 'player-statistics', ...head('players'), period: 0, sections: keyedSections(players, lineups) });
  messages.push(...lineups.map((lineup) => ({ kind: 'lineup' as const, ...head(`lineup-${lineup.side}`), ...lineup })));
  messages.push(...sets.map((part) => ({ kind: 'history' as const, ...head(`set${part.part}`), ...part })));
  messages.push(...known.map((person) => profileOf(duel.sport, person)));
  return { file, line, messages };
}

export const fieldsOf = (members: Members, fields: readonly string[]): string =>
  fields.map((field) => textOf(members[field])).join('/');

export const statisticsOf = (
  fields: Readonly<Record<string, readonly string[]>>,
  sides: Readonly<Record<Side, Members>>,
): StatisticsMessage['values'] =>
  Object.entries(fields).map(([name, of]) => ({
    stat: STATISTIC[name as keyof typeof STATISTIC],
    home: fieldsOf(sides.home, of),
    away: fieldsOf(sides.away, of),
  }));
