import {
  type EventItem,
  type Incident,
  isScored,
  type LiveState,
  NO_FACTS,
  type ParticipantId,
  type Side,
  StageType,
} from '@stillingen/domain';
import { type SquadPlayer, writeSquad } from '@stillingen/wire';
import type { Projection } from '../../projection/projection.ts';

const YEAR_S = 365 * 24 * 3600;
/** The order of a squad; players without such a role come last. */
const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player'];
const RED_CARDS: ReadonlySet<Incident['type']> = new Set(['red-card', 'second-yellow-card']);

interface Counted extends SquadPlayer {
  readonly name: string;
  readonly role: string;
}
type Count = 'matches' | 'goals' | 'assists' | 'yellowCards' | 'redCards';

const unknown = (name: string): Counted => ({
  name,
  number: null,
  role: '',
  country: '',
  matches: 0,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
});

/** Players by name, collected from matches in order of time. */
class Squad {
  private readonly players = new Map<string, Counted>();

  add(name: string, more: Partial<Counted> = {}): void {
    if (name !== '') this.players.set(name, { ...(this.players.get(name) ?? unknown(name)), ...more });
  }
  count(name: string, word: Count): void {
    if (name === '') return;
    const known = this.players.get(name) ?? unknown(name);
    this.players.set(name, { ...known, [word]: known[word]! + 1 });
  }
  remove(name: string): void {
    this.players.delete(name);
  }
  list(): Counted[] {
    const order = ({ role }: Counted): number => (ROLES.indexOf(role) + ROLES.length + 1) % (ROLES.length + 1);
    return [...this.players.values()].toSorted(
      (a, b) => order(a) - order(b) || (a.number ?? Infinity) - (b.number ?? Infinity) || (a.name < b.name ? -1 : 1),
    );
  }
}

function takeMatch(state: LiveState, squad: Squad, { id, stageType }: EventItem, side: Side): void {
  const lineup = (state.facts.get(id) ?? NO_FACTS).lineup.find((each) => each.id === side);
  for (const [players, starts] of [
    [lineup?.starters ?? [], true],
    [lineup?.substitutes ?? [], false],
  ] as const) {
    for (const { name, number, role, country } of players) {
      squad.add(name, { number, role, country });
      if (starts && lineup!.confirmed && stageType !== StageType.scheduled) squad.count(name, 'matches');
    }
  }
  for (const incident of state.incidents.get(id) ?? []) {
    const { type, player, second } = incident;
    if (incident.side !== side || incident.withdrawn !== null) continue;
    if (isScored(incident)) {
      squad.count(player, 'goals');
      squad.count(second, 'assists');
    } else if (type === 'yellow-card') squad.count(player, 'yellowCards');
    else if (RED_CARDS.has(type)) squad.count(player, 'redCards');
  }
}

/**
 * The players of a team by the matches and transfers of the last year, of a pair its two persons. Empty where none is known;
 * null where there is no such participant.
 */
export function squadText({ state, eventsOf }: Projection, participant: string, nowS: number): string | null {
  const id = participant as ParticipantId;
  const known = state.participants.get(id);
  if (known === undefined || known.deleted === true) return null;
  const squad = new Squad();
  if (known.kind === 'pair') for (const name of known.name.split(' / ')) squad.add(name);
  const matches = eventsOf(id)
    .flatMap((event) => state.events.get(event) ?? [])
    .map((event) => ({ at: event.start, take: () => takeMatch(state, squad, event, event.home === id ? 'home' : 'away') }));
  const transfers = [...state.transfers.values()]
    .filter(({ from, to }) => from === id || to === id)
    .map(({ date, player, to }) => {
      const { name, country } = state.participants.get(player)!;
      return { at: date, take: () => (to === id ? squad.add(name, { country }) : squad.remove(name)) };
    });
  const recent = [...matches, ...transfers].filter(({ at }) => at > nowS - YEAR_S).toSorted((a, b) => a.at - b.at);
  for (const { take } of recent) take();
  return writeSquad(squad.list());
}
