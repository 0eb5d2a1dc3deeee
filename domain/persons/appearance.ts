import type { EventItem, Incident, Side } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';
import type { LineupPlayer, MatchFacts, PlayerColumn, PlayerLine } from '../event/match-facts.ts';
import { Stage, StageType } from '../event/stage.ts';
import { isScored } from './top-scorers.ts';
import { football } from '../sports/football.ts';
import { assistsOf, ownSide, personsIn } from './in-incidents.ts';

/** A person of a team in one match. */
export interface Appearance {
  readonly side: Side;
  /** As the match names it. */
  readonly name: string;
  readonly role: LineupPlayer['role'];
  /** Null without a line-up. */
  readonly starts: boolean | null;
  /** False for a substitute that stayed on the bench, and for a line-up that is only expected. */
  readonly hasPlayed: boolean;
  /** Null where it is not known. */
  readonly minutes: number | null;
  readonly goals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** Of the whole match; null without figures. */
  readonly figures: { readonly columns: readonly PlayerColumn[]; readonly line: PlayerLine } | null;
}

const WHOLE_MATCH = '0';
const RED_CARDS: ReadonlySet<Incident['type']> = new Set(['red-card', 'second-yellow-card']);
const MINUTES_CODE = 'MIN';

type Facts = Pick<MatchFacts, 'lineup' | 'player-statistics'>;

function listedIn({ lineup }: Facts, person: ParticipantId) {
  const isPerson = ({ participant }: LineupPlayer): boolean => participant === person;
  for (const { id: side, confirmed, starters, substitutes } of lineup) {
    const starter = starters.find(isPerson);
    if (starter !== undefined) return { side, confirmed, player: starter, starts: true };
    const substitute = substitutes.find(isPerson);
    if (substitute !== undefined) return { side, confirmed, player: substitute, starts: false };
  }
  return null;
}

function figuresOf({ 'player-statistics': tables }: Facts, person: ParticipantId): Appearance['figures'] {
  for (const { columns, lines } of tables.find(({ id }) => id === WHOLE_MATCH)?.sections ?? []) {
    const line = lines.find(({ participant }) => participant === person);
    if (line !== undefined) return { columns, line };
  }
  return null;
}

/** Whole minutes of '31:45' or '90'. */
function minutesIn(figures: Appearance['figures']): number | null {
  const at = figures?.columns.findIndex(({ code, kind }) => code.toUpperCase() === MINUTES_CODE || kind === 'time') ?? -1;
  const minutes = Number.parseInt(figures?.line.values[at] ?? '', 10);
  return Number.isNaN(minutes) ? null : minutes;
}

const wentToExtraTime = ({ stage, afterExtraTime }: EventItem): boolean =>
  afterExtraTime !== null || stage === Stage.afterExtraTime;

/** By starts, substitutions and red cards; football only, once the match is over. */
function countedMinutes(event: EventItem, own: readonly Incident[], name: string, starts: boolean): number | null {
  if (event.sportId !== football.id || event.stageType !== StageType.finished) return null;
  const whole = wentToExtraTime(event) ? 120 : 90;
  const substitution = (word: 'player' | 'second') =>
    own.find((incident) => incident.type === 'substitution' && incident[word] === name)?.minute;
  const on = starts ? 0 : substitution('player');
  if (on === undefined) return 0;
  const off = own.find(({ type, player }) => RED_CARDS.has(type) && player === name)?.minute ?? substitution('second') ?? whole;
  return Math.max(1, Math.min(off, whole) - Math.min(on, whole));
}

/** Null where the person is in no line-up, no figures and no incident. */
export function appearanceOf(
  event: EventItem,
  facts: Facts,
  incidents: readonly Incident[],
  person: ParticipantId,
): Appearance | null {
  const listed = listedIn(facts, person);
  const figures = figuresOf(facts, person);
  const named =
    listed === null && figures === null ? personsIn(incidents).find(({ participant }) => participant === person) : undefined;
  const side = listed?.side ?? figures?.line.side ?? named?.side;
  if (side === undefined) return null;
  const name = listed?.player.name ?? figures?.line.player ?? named!.name;
  const own = incidents.filter((incident) => incident.withdrawn === null && ownSide(incident) === side);
  const count = (is: (incident: Incident) => boolean): number => own.filter(is).length;
  const starts = listed?.starts ?? null;
  const isOn = own.some(({ type, player }) => type === 'substitution' && player === name);
  const hasBegun = event.stageType === StageType.live || event.stageType === StageType.finished;
  const hasPlayed = hasBegun && (figures !== null || listed === null || (listed.confirmed && (listed.starts || isOn)));
  return {
    side,
    name,
    role: listed?.player.role ?? '',
    starts,
    hasPlayed,
    minutes: minutesIn(figures) ?? (hasPlayed && starts !== null ? countedMinutes(event, own, name, starts) : null),
    goals: count((incident) => isScored(incident) && incident.player === name),
    assists: count((incident) => isScored(incident) && assistsOf(incident).includes(name)),
    yellowCards: count(({ type, player }) => type === 'yellow-card' && player === name),
    redCards: count(({ type, player }) => RED_CARDS.has(type) && player === name),
    figures,
  };
}
