import {
  DateFormat,
  type EventItem,
  formatDate,
  idsOfPair,
  type Incident,
  isScored,
  type LiveState,
  NO_FACTS,
  type ParticipantId,
  type Side,
  StageType,
  type Transfer,
  recordsOf,
} from '@stillingen/domain';
import { type SquadPlayer, type TransferLine, type TransferTeam, writeSquad, writeTransfers } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { linkOf } from '../match/persons.ts';
import { areCounted } from '../persons/coverage.ts';
import { pageOf } from './menu.ts';

interface NamedParticipant {
  readonly participant: string;
}

const YEAR_S = 365 * 24 * 3600;
/** The order of a squad; players without such a role come last. */
const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward', 'pitcher', 'player'];
const RED_CARDS: ReadonlySet<Incident['type']> = new Set(['red-card', 'second-yellow-card']);

interface Counted extends Omit<SquadPlayer, 'id' | 'url'> {
  readonly name: string;
  readonly participant: ParticipantId | undefined;
  readonly role: string;
}
type Count = 'matches' | 'goals' | 'assists' | 'yellowCards' | 'redCards';

const unknown = (name: string): Counted => ({
  name,
  participant: undefined,
  number: null,
  role: '',
  country: '',
  matches: 0,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
});

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

/** `counts`: whether figures are counted, not the players alone. */
function takeMatch(state: LiveState, squad: Squad, { id, stageType }: EventItem, side: Side, counts: boolean): void {
  const lineup = (state.facts.get(id) ?? NO_FACTS).lineup.find((each) => each.id === side);
  for (const [players, starts] of [
    [lineup?.starters ?? [], true],
    [lineup?.substitutes ?? [], false],
  ] as const) {
    for (const { name, number, role, country, participant } of players) {
      squad.add(name, { number, role, country, participant });
      if (counts && starts && lineup!.confirmed && stageType !== StageType.scheduled) squad.count(name, 'matches');
    }
  }
  if (!counts) return;
  for (const incident of state.incidents.get(id) ?? []) {
    const { type, player, second } = incident;
    if (incident.side !== side || incident.withdrawn !== null) continue;
    if (isScored(incident)) {
      squad.count(player, 'goals');
      squad.count(second, 'assists');
    } else if (type === 'substitution') squad.count(player, 'matches');
    else if (type === 'yellow-card') squad.count(player, 'yellowCards');
    else if (RED_CARDS.has(type)) squad.count(player, 'redCards');
  }
}

/** The players of a team in the matches and transfers of a year; of a pair its two persons. */
export function squadText({ participant }: NamedParticipant, { state, eventsOf }: FeedState, nowS: number): string | null {
  const id = participant as ParticipantId;
  const known = state.participants.get(id);
  if (known === undefined || known.deleted === true) return null;
  const squad = new Squad();
  if (known.kind === 'pair') {
    const persons = idsOfPair(known);
    known.name.split(' / ').forEach((name, at) => squad.add(name, { participant: persons[at] }));
  }
  const ofYear = eventsOf(id)
    .flatMap((event) => state.events.get(event) ?? [])
    .filter(({ start }) => start > nowS - YEAR_S);
  const counts = areCounted(state, ofYear, id);
  const matches = ofYear.map((event) => ({
    at: event.start,
    take: () => takeMatch(state, squad, event, event.home === id ? 'home' : 'away', counts),
  }));
  const transfers = recordsOf(state, 'transfers', id)
    .filter(({ from, to }) => from === id || to === id)
    .map(({ date, player, to }) => {
      const { name, country } = state.participants.get(player)!;
      return { at: date, take: () => (to === id ? squad.add(name, { country, participant: player }) : squad.remove(name)) };
    });
  const recent = [...matches, ...transfers].filter(({ at }) => at > nowS - YEAR_S).toSorted((a, b) => a.at - b.at);
  for (const { take } of recent) take();
  return writeSquad(squad.list().map(({ participant: person, ...player }) => ({ ...player, ...linkOf(state, person) })));
}

const PAGE_TRANSFERS = 100;
const TABS = ['ALL', 'IN', 'OUT'] as const;

function teamOf(state: LiveState, id: ParticipantId | null): TransferTeam | null {
  if (id === null) return null;
  return { image: id, name: state.participants.get(id)!.name, url: linkOf(state, id).url };
}

function lineOf({ state, words }: FeedState, transfer: Transfer, of: ParticipantId): TransferLine {
  const { player: id, from, to, date, type, fee, origin } = transfer;
  const player = state.participants.get(id)!;
  return {
    date: formatDate(date, DateFormat.fullDate),
    direction: to === of ? 'in' : from === of ? 'out' : '',
    type: words.transfer(type),
    fee,
    simulated: origin !== 'real',
    from: teamOf(state, from),
    to: teamOf(state, to),
    player: {
      id,
      image: `flag-${player.country}`,
      country: words.country(player.country)?.name ?? '',
      name: player.name,
      url: linkOf(state, id).url,
    },
  };
}

/** One page of the transfers of a club or player, the latest first. */
export function transfersText(
  { participant, page }: NamedParticipant & { readonly page: number },
  shown: FeedState,
): string | null {
  const { state, words } = shown;
  const of = participant as ParticipantId;
  const known = state.participants.get(of);
  if (known === undefined || known.deleted === true) return null;
  const all = recordsOf(state, 'transfers', of)
    .filter(({ player, from, to }) => player === of || from === of || to === of)
    .toSorted((a, b) => b.date - a.date || (a.id < b.id ? -1 : 1));
  const transfers = pageOf(all, page, PAGE_TRANSFERS);
  if (transfers === null || transfers.length === 0) return '';
  return writeTransfers({
    title: known.name,
    tabs: TABS.map((id) => ({ id, name: words.transferTabs[id] })),
    transfers: transfers.map((transfer) => lineOf(shown, transfer, of)),
  });
}
