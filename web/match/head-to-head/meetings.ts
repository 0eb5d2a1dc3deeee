import { balanceOf, type Balance, type FormBadge, type Outcome, type Side } from '@stillingen/domain';
import { type HeadToHeadMatch, readHeadToHead } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';

/** The two sides of the match whose page it is. */
export interface TwoSides {
  readonly homeId: string;
  readonly awayId: string;
  /** Start of the match, seconds: what came later does not count. */
  readonly start: number;
}

export interface PastMatch {
  readonly key: string;
  readonly match: HeadToHeadMatch;
  /** For the team of the list; the home side among direct matches. */
  readonly badge: FormBadge | null;
  readonly score: readonly [string, string] | null;
  /** Of a shoot-out. */
  readonly penalties: string;
}

export interface PastOfSide {
  readonly id: string;
  readonly name: string;
  /** Address of its page; empty without one. */
  readonly path: string;
  readonly matches: readonly PastMatch[];
}

export interface HeadToHeadTabView {
  readonly title: string;
  /** Home first; without those that have no match. */
  readonly ofTeams: readonly PastOfSide[];
  readonly direct: readonly PastMatch[];
}

export interface HeadToHeadView {
  readonly tabs: readonly HeadToHeadTabView[];
  readonly balance: Balance | null;
}

const sideOf = (match: HeadToHeadMatch, participant: string): Side => (match.homeId === participant ? 'home' : 'away');

const wentToPenalties = ({ homePenalties, awayPenalties }: HeadToHeadMatch): boolean =>
  homePenalties !== null && awayPenalties !== null;

function badgeOf(match: HeadToHeadMatch, participant: string): FormBadge | null {
  const { winner, score, fullTime } = match;
  if (winner === null) return score === null ? null : 'D';
  const outcome = winner === sideOf(match, participant) ? 'W' : 'L';
  return wentToPenalties(match) ? `D${outcome}` : fullTime === null ? outcome : `O${outcome}`;
}

/** The feed adds a goal for a shoot-out; a page does only in sports that count it. */
function scoreOf(match: HeadToHeadMatch, sport: Pick<PageSport, 'shootOut'>): PastMatch['score'] {
  const { homeScore, awayScore, winner } = match;
  if (homeScore === null || awayScore === null) return null;
  const added = wentToPenalties(match) && sport.shootOut !== 'added' ? 1 : 0;
  return [String(homeScore - (winner === 'home' ? added : 0)), String(awayScore - (winner === 'away' ? added : 0))];
}

const pastMatch = (match: HeadToHeadMatch, participant: string, sport: Pick<PageSport, 'shootOut'>): PastMatch => ({
  key: match.event ?? `${match.start}-${match.score}`,
  match,
  badge: badgeOf(match, participant),
  score: scoreOf(match, sport),
  penalties: wentToPenalties(match) ? `${match.homePenalties}-${match.awayPenalties}` : '',
});

function pastOf(matches: readonly HeadToHeadMatch[], participant: string, sport: Pick<PageSport, 'shootOut'>): PastOfSide | null {
  const [first] = matches;
  if (first === undefined) return null;
  const side = sideOf(first, participant);
  return {
    id: participant,
    name: first[`${side}Name`] ?? '',
    path: first[`${side}Url`] ?? '',
    matches: matches.map((match) => pastMatch(match, participant, sport)),
  };
}

function outcomeOf(match: HeadToHeadMatch, homeId: string): Outcome {
  if (match.winner === null || wentToPenalties(match)) return 'draw';
  return match[`${match.winner}Id`] === homeId ? 'home' : 'away';
}

/** Throws WireError for a malformed text. */
export function headToHeadOf(
  text: string,
  { homeId, awayId, start }: TwoSides,
  sport: Pick<PageSport, 'shootOut'>,
): HeadToHeadView {
  // The order of the feed: all matches, those of the home side at home, those of the away side away.
  const teams = [[homeId, awayId], [homeId], [awayId]];
  const tabs = readHeadToHead(text).map(({ title, blocks }, at) => ({
    title,
    ofTeams: (teams[at] ?? []).flatMap((team, block) => pastOf(blocks[block]?.matches ?? [], team, sport) ?? []),
    direct: blocks.at(-1)?.matches ?? [],
  }));
  const meetings = (tabs[0]?.direct ?? []).map((match) => ({ start: match.start ?? 0, outcome: outcomeOf(match, homeId) }));
  return {
    tabs: tabs.map((tab) => ({ ...tab, direct: tab.direct.map((match) => pastMatch(match, homeId, sport)) })),
    balance: balanceOf(meetings, start),
  };
}
