import { type EventItem, isDecided, type LiveState, type Pair, type ParticipantId, type Side, Winner } from '@stillingen/domain';
import { currentResult, type HeadToHeadMatch, type HeadToHeadTab, writeHeadToHead } from '@stillingen/wire';
import { categoryOf } from '../../projection/league-header.ts';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';

const SHOWN = 20;

const sideThatWon = ({ winner }: EventItem): Side | null =>
  winner === Winner.home ? 'home' : winner === Winner.away ? 'away' : null;

/** w, d or l for a side of a match; wo and lo where it was decided after regular time. */
function resultFor(event: EventItem, side: Side): string {
  const won = sideThatWon(event);
  if (won === null) return event.winner === Winner.draw ? 'd' : '';
  const late = event.fullTime !== null && event.fullTimeWinner === Winner.draw ? 'o' : '';
  return (won === side ? 'w' : 'l') + late;
}

const scoreText = (score: Pair): string => `${score[0]}:${score[1]}`;
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** `team`: the team of the block, null among direct matches. */
function matchOf(state: LiveState, event: EventItem, team: ParticipantId | null, words: Vocabulary): HeadToHeadMatch {
  const league = state.leagues.get(event.leagueId)!;
  const category = categoryOf(league, words);
  const { name } = words.competition(league);
  const [home, away] = [state.participants.get(event.home)!, state.participants.get(event.away)!];
  const side = team === null ? null : event.home === team ? 'home' : 'away';
  const current = currentResult(event);
  const decidedLater = event.fullTime !== null && (event.afterExtraTime !== null || event.penalties !== null);
  return {
    start: event.start,
    event: event.id,
    tournament: name,
    stage: event.stage,
    countryId: category.id,
    countryName: category.name,
    code: initials(name),
    homeId: home.id,
    awayId: away.id,
    homeName: home.name,
    homeSlug: home.slug,
    awayName: away.name,
    awaySlug: away.slug,
    score: current === null ? null : scoreText(current),
    fullTime: decidedLater ? `(${scoreText(event.fullTime)})` : null,
    homePenalties: event.penalties?.[0] ?? null,
    awayPenalties: event.penalties?.[1] ?? null,
    homeScore: current?.[0] ?? null,
    awayScore: current?.[1] ?? null,
    result: side === null ? null : resultFor(event, side),
    side,
    winner: sideThatWon(event),
  };
}

export function headToHeadText(
  state: LiveState,
  { id, sportId, start, home, away }: EventItem,
  { eventsOf, words }: MatchContext,
): string {
  const played = (participant: ParticipantId): readonly EventItem[] =>
    eventsOf(participant)
      .map((other) => state.events.get(other))
      .filter(
        (event): event is EventItem => event !== undefined && event.id !== id && isDecided(event.stage) && event.start < start,
      )
      .toSorted((a, b) => b.start - a.start || (a.id < b.id ? -1 : 1));
  const block = (title: string, team: ParticipantId | null, events: readonly EventItem[]) => ({
    title,
    matches: events.slice(0, SHOWN).map((event) => matchOf(state, event, team, words)),
  });
  const teams = { home, away };
  const names = { home: state.participants.get(home)!.name, away: state.participants.get(away)!.name };
  const before = { home: played(home), away: played(away) };
  const direct = before.home.filter((event) => event.home === away || event.away === away);
  const lastOf = (side: Side, events: readonly EventItem[]) => block(words.headToHead.last(names[side]), teams[side], events);
  /** The matches of one side, at home or away as in this match. */
  const tabOf = (side: Side, title: string): HeadToHeadTab => {
    const isThere = (event: EventItem): boolean => event[side] === teams[side];
    return {
      title,
      blocks: [lastOf(side, before[side].filter(isThere)), block(words.headToHead.direct, null, direct.filter(isThere))],
    };
  };
  const all: HeadToHeadTab = {
    title: words.headToHead.all,
    blocks: [lastOf('home', before.home), lastOf('away', before.away), block(words.headToHead.direct, null, direct)],
  };
  return writeHeadToHead(sportId, [
    all,
    tabOf('home', words.headToHead.atHome(names.home)),
    tabOf('away', words.headToHead.away(names.away)),
  ]);
}
