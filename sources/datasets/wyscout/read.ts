import type { CompetitionRef, LineupMessage, ParticipantRef } from '@stillingen/domain/messages';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { countryByCode, type Side, type StageRole } from '@stillingen/domain';
import { participant, type PersonFacts } from '../kit/events/duel.ts';
import { isDay } from '../kit/places/places.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { listOf, type Members, membersOf, numberOf, readJson } from '../kit/readers/json.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import { MOST_PERIOD_SECONDS } from '../kit/replay/period-clock.ts';
import tables from './tables.json' with { type: 'json' };

export const PERIODS = ['1H', '2H', 'E1', 'E2', 'P'] as const;
export type Period = (typeof PERIODS)[number];

export interface RecordedAction {
  readonly period: Period;
  readonly second: number;
  readonly side: Side;
  readonly name: string;
  readonly detail: string;
  readonly tags: ReadonlySet<number>;
  readonly player: string;
  /** Where it ended, in percent of the way to the other goal; absent where the ball did not move. */
  readonly reached?: number;
}

export interface RecordedSubstitution {
  readonly side: Side;
  readonly minute: number;
  readonly on: string;
  readonly off: string;
}

interface RecordedPlayer {
  readonly name: string;
  readonly key: string;
  readonly role: NonNullable<LineupMessage['starters'][number]['role']>;
}
export interface RecordedSheet {
  readonly side: Side;
  readonly starters: readonly RecordedPlayer[];
  readonly substitutes: readonly RecordedPlayer[];
}

export interface Recording {
  readonly id: string;
  readonly competition: { readonly name: string; readonly country: string; readonly season: string };
  readonly role: StageRole;
  readonly group: string;
  readonly round: string;
  readonly playedMs: number;
  readonly venue: string;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  readonly events: readonly RecordedAction[];
  readonly substitutions: readonly RecordedSubstitution[];
  readonly sheets: readonly RecordedSheet[];
  readonly persons: readonly PersonFacts[];
}

const COMPETITIONS: Readonly<Record<string, { readonly name: string; readonly country: string; readonly tournament?: boolean }>> =
  tables.competitions;

function competitionOf(fileName: string, playedMs: number): CompetitionRef {
  const part = fileName.replace(/^matches_/, '').replace(/\.json$/, '');
  const { name, country, tournament } = COMPETITIONS[part] ?? {
    name: part.replaceAll('_', ' '),
    country: 'xw',
    tournament: true,
  };
  const played = new Date(playedMs);
  const first = played.getUTCMonth() < 6 && tournament !== true ? played.getUTCFullYear() - 1 : played.getUTCFullYear();
  const season = tournament === true ? String(first) : `${first}/${first + 1}`;
  return { name, country, season };
}

/** Accents are spelled out, 'J\u00f8rgensen' with a backslash. */
function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
}

const BRITISH: Record<string, string> = { XEN: 'gb-eng', XSC: 'gb-sct', XWA: 'gb-wls', XNI: 'gb-nir' };

function sideOf(team: Members): ParticipantRef {
  const name = text(team.name);
  if (name === '') throw new BadRow('a team has no name');
  if (team.type === 'national') return participant('national', name);
  const area = membersOf(team.area);
  const country = BRITISH[text(area.alpha3code)] ?? text(area.alpha2code).toLowerCase();
  return participant('club', name, countryByCode(country) === null ? null : country);
}

type Sides = ReadonlyMap<string, Side>;
type Names = ReadonlyMap<string, string>;

function eventsOf(file: Members, sides: Sides, names: Names): RecordedAction[] {
  const order = (period: Period): number => PERIODS.indexOf(period);
  return listOf(file.events)
    .flatMap((event): RecordedAction[] => {
      const period = PERIODS.find((candidate) => candidate === event.matchPeriod);
      const side = sides.get(String(event.teamId));
      const second = numberOf(event.eventSec);
      const [, end] = listOf(event.positions);
      if (period === undefined || side === undefined || !(second >= 0 && second <= MOST_PERIOD_SECONDS)) return [];
      return [
        {
          period,
          second,
          side,
          name: text(event.eventName),
          detail: text(event.subEventName),
          tags: new Set(listOf(event.tags).map(({ id }) => numberOf(id))),
          player: names.get(String(event.playerId)) ?? '',
          ...(end === undefined ? {} : { reached: numberOf(end.x) }),
        },
      ];
    })
    .sort((a, b) => order(a.period) - order(b.period) || a.second - b.second);
}

function substitutionsOf(teams: Members, sides: Sides, names: Names): RecordedSubstitution[] {
  return Object.entries(teams).flatMap(([teamId, team]) =>
    listOf(membersOf(membersOf(team).formation).substitutions).flatMap(
      ({ playerIn, playerOut, minute }): RecordedSubstitution[] => {
        const side = sides.get(teamId);
        if (side === undefined || !(numberOf(minute) > 0)) return [];
        return [
          { side, minute: numberOf(minute), on: names.get(String(playerIn)) ?? '', off: names.get(String(playerOut)) ?? '' },
        ];
      },
    ),
  );
}

const ROLES = tables.roles as Readonly<Record<string, RecordedSheet['starters'][number]['role']>>;

const playerKey = (id: string): string => `wyscout-player-${id}`;

/** The name as on the sheets: full names are not those that players are known by. */
function personIn(player: Members): PersonFacts[] {
  const [height, weight, foot] = [numberOf(player.height), numberOf(player.weight), text(player.foot)];
  const born = text(player.birthDate);
  if (!isDay(born)) return [];
  return [
    {
      key: playerKey(String(player.wyId)),
      name: text(player.shortName),
      born,
      ...(height > 0 ? { height } : {}),
      ...(weight > 0 ? { weight } : {}),
      ...(foot === 'left' || foot === 'right' ? { foot } : {}),
    },
  ];
}

function sheetsOf(teams: Members, sides: Sides, names: Names, roles: Names): RecordedSheet[] {
  return Object.entries(teams).flatMap(([teamId, team]): RecordedSheet[] => {
    const side = sides.get(teamId);
    const formation = membersOf(membersOf(team).formation);
    const listed = (list: unknown): RecordedSheet['starters'] =>
      listOf(list).flatMap(({ playerId }) => {
        const name = names.get(String(playerId)) ?? '';
        return name === ''
          ? []
          : [{ name, key: playerKey(String(playerId)), role: ROLES[roles.get(String(playerId)) ?? ''] ?? 'player' }];
      });
    const starters = listed(formation.lineup);
    return side === undefined || starters.length === 0 ? [] : [{ side, starters, substitutes: listed(formation.bench) }];
  });
}

interface Listing {
  readonly fileName: string;
  readonly match: Members;
}

function recordingOf(id: string, file: Members, { match, fileName }: Listing): Recording {
  const playedMs = Date.parse(`${text(match.dateutc).replace(' ', 'T')}Z`);
  if (Number.isNaN(playedMs)) throw new BadRow(`the match has no time: ${text(match.dateutc)}`);
  const teamsData = membersOf(match.teamsData);
  const sides = new Map<string, Side>(
    Object.entries(teamsData).flatMap(([teamId, team]): [string, Side][] => {
      const side = membersOf(team).side;
      return side === 'home' || side === 'away' ? [[teamId, side]] : [];
    }),
  );
  const named = (wanted: Side): ParticipantRef => {
    const teamId = [...sides].find(([, side]) => side === wanted)?.[0] ?? refuse(`the match has no ${wanted} side`);
    return sideOf(membersOf(membersOf(membersOf(file.teams)[teamId]).team));
  };
  const players = Object.values(membersOf(file.players))
    .flatMap(listOf)
    .map((entry) => membersOf(entry.player));
  const names = new Map(players.map(({ wyId, shortName }) => [String(wyId), text(shortName)]));
  const roles = new Map(players.map(({ wyId, role }) => [String(wyId), text(membersOf(role).name)]));
  const events = eventsOf(file, sides, names);
  if (events.length === 0) throw new BadRow('no event can be read');
  const sheets = sheetsOf(teamsData, sides, names, roles);
  const listed = new Set(sheets.flatMap(({ starters, substitutes }) => [...starters, ...substitutes].map(({ key }) => key)));
  const gameweek = numberOf(match.gameweek);
  const group = text(match.groupName).replace(/^group\b/i, 'Gruppe');
  const competition = competitionOf(fileName, playedMs);
  return {
    id,
    competition,
    role: group !== '' ? 'group' : gameweek > 0 ? 'main' : 'knockout',
    group,
    round: gameweek > 0 ? `${gameweek}. runde` : '',
    playedMs,
    venue: text(match.venue),
    home: named('home'),
    away: named('away'),
    events,
    substitutions: substitutionsOf(teamsData, sides, names),
    sheets,
    persons: players.filter(({ wyId }) => listed.has(playerKey(String(wyId)))).flatMap(personIn),
  };
}

async function listingOf(id: string, file: SourceFile): Promise<Listing | null> {
  const folder = dirname(beside(file, '../matches').path);
  for (const fileName of (await readdir(folder)).filter(isListing).sort()) {
    // A list that cannot be read is refused where it is read itself.
    const matches = await readJson({ path: join(folder, fileName), name: fileName }).catch(() => []);
    const match = listOf(matches).find(({ wyId }) => String(wyId) === id);
    if (match !== undefined) return { fileName, match };
  }
  return null;
}

export const isListing = (name: string): boolean => /^matches_.*\.json$/.test(name);
export const reads = (name: string): boolean => /(^|\/)\d+\.json$/.test(name) || isListing(basename(name));

export async function readRecording(file: SourceFile): Promise<Recording> {
  const id = basename(file.name, '.json');
  const listing =
    (await listingOf(id, file)) ?? refuse('no matches_*.json has an entry for it: its sides and its day are not known');
  return recordingOf(id, membersOf(await readJson(file)), listing);
}
