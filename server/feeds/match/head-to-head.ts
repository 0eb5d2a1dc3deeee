import {
  byStart,
  dayOffset,
  type EarlierMeeting,
  type EventItem,
  isDecided,
  type LiveState,
  type Pair,
  type Participant,
  type ParticipantId,
  type Side,
  Stage,
  Winner,
} from '@stillingen/domain';
import {
  currentResult,
  type HeadToHeadMatch,
  type HeadToHeadTab,
  participantPath,
  writeHeadToHead,
  crestText,
} from '@stillingen/wire';
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

const sideWords = (home: Participant, away: Participant) => ({
  homeId: home.id,
  homeName: home.name,
  homeSlug: home.slug,
  homeCode: home.code,
  homeColours: crestText(home),
  homeUrl: participantPath(home),
  awayId: away.id,
  awayName: away.name,
  awaySlug: away.slug,
  awayCode: away.code,
  awayColours: crestText(away),
  awayUrl: participantPath(away),
});

const winnerOf = ([home, away]: Pair): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/** An earlier meeting without an event, as a direct match. */
function meetingOf(state: LiveState, event: EventItem, meeting: EarlierMeeting): HeadToHeadMatch {
  const { day, competition, side, score, fullTime, penalties } = meeting;
  const sides = [state.participants.get(event.home)!, state.participants.get(event.away)!] as const;
  const [home, away] = side === 'home' ? sides : [sides[1], sides[0]];
  const winner = winnerOf(penalties ?? score);
  const result: Pair = penalties === null ? score : [score[0] + Number(winner === 'home'), score[1] + Number(winner === 'away')];
  return {
    start: day,
    event: null,
    tournament: competition,
    stage: penalties !== null ? Stage.afterPenalties : fullTime !== null ? Stage.afterExtraTime : Stage.finished,
    countryId: null,
    countryName: null,
    code: initials(competition),
    ...sideWords(home, away),
    score: scoreText(result),
    fullTime: fullTime === null ? null : `(${scoreText(fullTime)})`,
    homePenalties: penalties?.[0] ?? null,
    awayPenalties: penalties?.[1] ?? null,
    homeScore: result[0],
    awayScore: result[1],
    result: null,
    side: null,
    winner,
  };
}

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
    ...sideWords(home, away),
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

const isBefore = (event: EventItem | undefined, { id, start }: EventItem): event is EventItem =>
  event !== undefined && event.id !== id && isDecided(event.stage) && event.start < start;

/** Whether the feed has any match. */
export const hasPast = (state: LiveState, event: EventItem, { eventsOf }: MatchContext): boolean =>
  (state.facts.get(event.id)?.meetings ?? []).some(({ matches }) => matches.length > 0) ||
  [event.home, event.away].some((side) => eventsOf(side).some((other) => isBefore(state.events.get(other), event)));

/** Matches before an event, and the earlier meetings of its sides. */
class Past {
  readonly #state: LiveState;
  readonly #event: EventItem;
  readonly #context: MatchContext;
  readonly #before: Readonly<Record<Side, readonly EventItem[]>>;
  readonly #direct: readonly EventItem[];

  constructor(state: LiveState, event: EventItem, context: MatchContext) {
    this.#state = state;
    this.#event = event;
    this.#context = context;
    this.#before = { home: this.#played(event.home), away: this.#played(event.away) };
    this.#direct = this.#before.home.filter(({ home, away }) => home === event.away || away === event.away);
  }

  /** All matches of both sides. */
  tabOfAll(): HeadToHeadTab {
    const { words } = this.#context;
    return { title: words.headToHead.all, blocks: [this.#last('home'), this.#last('away'), this.#meetings(null)] };
  }

  /** The matches of one side, at home or away as in this event. */
  tabOf(side: Side): HeadToHeadTab {
    const { headToHead } = this.#context.words;
    const title = headToHead[side === 'home' ? 'atHome' : 'away'](this.#nameOf(side));
    return { title, blocks: [this.#last(side, side), this.#meetings(side)] };
  }

  #nameOf(side: Side): string {
    return this.#state.participants.get(this.#event[side])!.name;
  }

  #played(participant: ParticipantId): readonly EventItem[] {
    return this.#context
      .eventsOf(participant)
      .map((other) => this.#state.events.get(other))
      .filter((event) => isBefore(event, this.#event))
      .toSorted((a, b) => byStart(b, a));
  }

  /** `at`: only those in which the team was this side. */
  #last(side: Side, at: Side | null = null): HeadToHeadTab['blocks'][number] {
    const { words } = this.#context;
    const team = this.#event[side];
    const events = this.#before[side].filter((event) => at === null || event[at] === team);
    return {
      title: words.headToHead.last(this.#nameOf(side)),
      matches: events.slice(0, SHOWN).map((event) => matchOf(this.#state, event, team, words)),
    };
  }

  #meetings(at: Side | null): HeadToHeadTab['blocks'][number] {
    const { words } = this.#context;
    const isThere = (event: EventItem): boolean => at === null || event[at] === this.#event[at];
    const known = this.#direct.filter(isThere).map((event) => matchOf(this.#state, event, null, words));
    const others = this.#earlier()
      .filter(({ side }) => at === null || side === 'home')
      .map((meeting) => meetingOf(this.#state, this.#event, meeting));
    return {
      title: words.headToHead.direct,
      matches: [...known, ...others].toSorted((a, b) => b.start! - a.start!).slice(0, SHOWN),
    };
  }

  /** Without those that are events: two sides meet once a day. */
  #earlier(): readonly EarlierMeeting[] {
    const { id, start } = this.#event;
    const isKnown = ({ day }: EarlierMeeting): boolean => this.#direct.some((event) => dayOffset(event.start, day) === 0);
    const meetings = (this.#state.facts.get(id)?.meetings ?? []).flatMap(({ matches }) => matches);
    return meetings.filter((meeting) => dayOffset(meeting.day, start) < 0 && !isKnown(meeting));
  }
}

export function headToHeadText(state: LiveState, event: EventItem, context: MatchContext): string {
  const past = new Past(state, event, context);
  return writeHeadToHead(event.sportId, [past.tabOfAll(), past.tabOf('home'), past.tabOf('away')]);
}
