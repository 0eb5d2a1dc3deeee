import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Side } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { readText } from '../import/files.ts';
import type { RefusedRow } from '../import/report.ts';
import { type Period, PERIODS, type RecordedEvent, type RecordedSubstitution, type Recording } from './recording.ts';
import { competitionOf } from './wyscout-competitions.ts';

type Members = Readonly<Record<string, unknown>>;

/** What is wrong with a recording; caught where it is read. */
class BadRecording extends Error {}

const members = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
const list = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(members) : []);
const number = (value: unknown): number => (typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN);

/** Names are stored with their accents spelled out, 'J\u00f8rgensen' with a backslash. */
function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
}

const BRITISH: Record<string, string> = { XEN: 'gb-eng', XSC: 'gb-sct', XWA: 'gb-wls', XNI: 'gb-nir' };

function participant(team: Members): ParticipantRef {
  const name = text(team.name);
  if (name === '') throw new BadRecording('a team has no name');
  if (team.type === 'national') return { name, kind: 'national' };
  const area = members(team.area);
  const country = BRITISH[text(area.alpha3code)] ?? text(area.alpha2code).toLowerCase();
  return { name, ...(/^[a-z]{2}(-[a-z]{3})?$/.test(country) ? { country } : {}), kind: 'club' };
}

type Sides = ReadonlyMap<string, Side>;
type Names = ReadonlyMap<string, string>;

function eventsOf(file: Members, sides: Sides, names: Names): RecordedEvent[] {
  const order = (period: Period): number => PERIODS.indexOf(period);
  return list(file.events)
    .flatMap((event): RecordedEvent[] => {
      const period = PERIODS.find((candidate) => candidate === event.matchPeriod);
      const side = sides.get(String(event.teamId));
      const second = number(event.eventSec);
      if (period === undefined || side === undefined || !(second >= 0)) return [];
      return [
        {
          period,
          second,
          side,
          name: text(event.eventName),
          detail: text(event.subEventName),
          tags: new Set(list(event.tags).map(({ id }) => number(id))),
          player: names.get(String(event.playerId)) ?? '',
        },
      ];
    })
    .sort((a, b) => order(a.period) - order(b.period) || a.second - b.second);
}

function substitutionsOf(teams: Members, sides: Sides, names: Names): RecordedSubstitution[] {
  return Object.entries(teams).flatMap(([teamId, team]) =>
    list(members(members(team).formation).substitutions).flatMap(({ playerIn, playerOut, minute }): RecordedSubstitution[] => {
      const side = sides.get(teamId);
      if (side === undefined || !(number(minute) > 0)) return [];
      return [{ side, minute: number(minute), on: names.get(String(playerIn)) ?? '', off: names.get(String(playerOut)) ?? '' }];
    }),
  );
}

/** The recording of one match from its events and its entry in the list of matches. Throws BadRecording. */
function recordingOf(id: string, file: Members, listing: { readonly fileName: string; readonly match: Members }): Recording {
  const { match, fileName } = listing;
  const playedMs = Date.parse(`${text(match.dateutc).replace(' ', 'T')}Z`);
  if (Number.isNaN(playedMs)) throw new BadRecording(`the match has no time: ${text(match.dateutc)}`);
  const teamsData = members(match.teamsData);
  const sides = new Map<string, Side>(
    Object.entries(teamsData).flatMap(([teamId, team]): [string, Side][] => {
      const side = members(team).side;
      return side === 'home' || side === 'away' ? [[teamId, side]] : [];
    }),
  );
  const named = (wanted: Side): ParticipantRef => {
    const teamId = [...sides].find(([, side]) => side === wanted)?.[0];
    if (teamId === undefined) throw new BadRecording(`the match has no ${wanted} side`);
    return participant(members(members(members(file.teams)[teamId]).team));
  };
  const names = new Map(
    Object.values(members(file.players))
      .flatMap(list)
      .map((entry) => {
        const player = members(entry.player);
        return [String(player.wyId), text(player.shortName)] as const;
      }),
  );
  const events = eventsOf(file, sides, names);
  if (events.length === 0) throw new BadRecording('no event can be read');
  const gameweek = number(match.gameweek);
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
  };
}

type Listings = ReadonlyMap<string, { readonly fileName: string; readonly match: Members }>;

async function listings(folder: string, wanted: ReadonlySet<string>): Promise<{ known: Listings; refused: RefusedRow[] }> {
  const known = new Map<string, { fileName: string; match: Members }>();
  const refused: RefusedRow[] = [];
  for (const fileName of (await readdir(folder)).filter((name) => /^matches_.*\.json$/.test(name)).sort()) {
    try {
      for (const match of list(JSON.parse(await readText(join(folder, fileName))))) {
        if (wanted.has(String(match.wyId))) known.set(String(match.wyId), { fileName, match });
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      refused.push({ file: fileName, line: 0, why: `not JSON: ${error.message}` });
    }
  }
  return { known, refused };
}

/**
 * The recordings of a folder of the Wyscout data set: `events/<id>.json` with their entries in `matches_*.json`; with `only`,
 * that one alone. A recording that cannot be played is refused, the others are read. Rejects where the folder cannot be read.
 */
export async function readRecordings(folder: string, only?: string): Promise<{ recordings: Recording[]; refused: RefusedRow[] }> {
  const files = (await readdir(join(folder, 'events'))).filter((name) => name.endsWith('.json')).sort();
  const ids = files.map((name) => basename(name, '.json')).filter((id) => only === undefined || id === only);
  const { known, refused } = await listings(folder, new Set(ids));
  if (only !== undefined && ids.length === 0) refused.push({ file: `events/${only}.json`, line: 0, why: 'no such recording' });
  const recordings: Recording[] = [];
  for (const id of ids) {
    const file = `events/${id}.json`;
    const listing = known.get(id);
    try {
      if (listing === undefined)
        throw new BadRecording('no matches_*.json has an entry for it: its sides and its day are not known');
      recordings.push(recordingOf(id, members(JSON.parse(await readText(join(folder, file)))), listing));
    } catch (error) {
      if (!(error instanceof BadRecording || error instanceof SyntaxError)) throw error;
      refused.push({ file, line: 0, why: error instanceof SyntaxError ? `not JSON: ${error.message}` : error.message });
    }
  }
  return { recordings, refused };
}
