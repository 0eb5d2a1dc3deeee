import { otherSide, type Side, Stage, type StageCode } from '@stillingen/domain';
import type {
  HistoryMessage,
  IncidentMessage,
  Message,
  PlayerStatisticsMessage,
  RetractionMessage,
  ScoreMessage,
  StatisticsMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { pairOf } from '../../pairs.ts';
import { createSetHistory, type SentPartHistory } from '../../set-history.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';
import type { Match, MatchRules } from './match.ts';
import { keyOfPlayer } from './squad.ts';
import type { Incident, PeriodPlayers, PeriodStatistics, Timeline, TimelineEvent } from './timeline.ts';

/** Seq 0 is the status of a match of which only the result is published: any other is newer. */
const FIRST_STATUS = 1;

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;

const listOf = <Part>(part: Part | undefined, write: (part: Part) => Message): readonly Message[] =>
  part === undefined ? [] : [write(part)];

const shownOf = ({ situation = '', half, fightRound }: Partial<TimelineEvent>) => ({ situation, half, fightRound });

/** The match that messages are about: its `startS` is in seconds since the epoch. */
interface Subject extends Pick<Match, 'key' | 'startS' | Side> {
  readonly rules: Pick<MatchRules, 'sportId'>;
}

/**
 * Writes the messages of a timeline in order, with a seq that grows with every message of a key. A
 * change of the stage becomes a status, every other change of the score a score; lists are made
 * when read.
 */
class MessageWriter {
  readonly #match: Subject;
  readonly #counts = new Map<string, number>();
  readonly #incidents = new Map<string, IncidentMessage>();
  readonly #setHistory: ReturnType<typeof createSetHistory>;
  #stage: StageCode = Stage.scheduled;
  /** What the last status or score of the stage contained; a stage begins without. */
  #shown = shownOf({});
  #notice = '';
  #underReview: Side | null = null;
  #stated: { readonly key: string; readonly seq: number } | null = null;

  constructor(match: Subject) {
    this.#match = match;
    this.#setHistory = createSetHistory(match.rules.sportId);
  }

  write(event: TimelineEvent): readonly Message[] {
    const { incident, retracts, renames, statistics = [], players = [], score, history, comment } = event;
    const followed = score === undefined ? undefined : (this.#setHistory?.add({ ...event, score }) ?? undefined);
    return [
      ...listOf(incident, (one) => this.#incident(event, one)),
      ...listOf(retracts, (one) => this.#retraction(event, one)),
      ...listOf(renames, (one) => this.#renamed(event, one)),
      ...this.#statement(event),
      ...statistics.map((one) => this.#statistics(event, one)),
      ...players.map((one) => this.#players(event, one)),
      ...[followed, history].flatMap((one) => listOf(one, (part) => this.#history(event, part))),
      ...listOf(comment, (one) => ({ kind: 'comment', ...this.#head(`k${this.#next('comments', 1)}`, event), ...one })),
    ];
  }

  #next(name: string, first = 0): number {
    const number = this.#counts.get(name) ?? first;
    this.#counts.set(name, number + 1);
    return number;
  }

  #head(name: string, { atS }: TimelineEvent) {
    const { key, startS } = this.#match;
    const seq = this.#next(name, name === 'status' ? FIRST_STATUS : 0);
    return { key: `${key}/${name}`, seq, at: instant(startS + atS), event: key };
  }

  #incident(event: TimelineEvent, { id = `i${this.#next('incidents')}`, ...incident }: Incident): IncidentMessage {
    const message: IncidentMessage = {
      kind: 'incident',
      ...this.#head(id, event),
      stage: event.stage,
      ...incident,
      ...this.#keysOf(incident),
    };
    this.#incidents.set(id, message);
    return message;
  }

  #keysOf({ type, side, player, second }: Pick<IncidentMessage, 'type' | 'side' | 'player' | 'second'>) {
    const own = type === 'own-goal' ? otherSide(side) : side;
    const teams = [this.#match[own], this.#match[otherSide(own)]];
    const keyOf = (name: string | undefined) => keyOfPlayer(this.#match.rules.sportId, teams, name);
    return given({ playerKey: keyOf(player), secondKey: keyOf(second) });
  }

  #retraction(event: TimelineEvent, { id, reason }: NonNullable<TimelineEvent['retracts']>): RetractionMessage {
    const { key, seq } = this.#incidents.get(id)!;
    const { event: _, ...head } = this.#head(`${id}/r`, event);
    const { score } = event;
    const pair = score === undefined ? {} : { score: pairOf([score.home, score.away]) };
    return { kind: 'retraction', ...head, supersedes: { key, seq }, reason, ...pair };
  }

  #renamed(event: TimelineEvent, { id, player }: NonNullable<TimelineEvent['renames']>): IncidentMessage {
    const known = this.#incidents.get(id)!;
    const { seq, at } = this.#head(id, event);
    return {
      ...known,
      seq,
      at,
      player,
      ...this.#keysOf({ ...known, player }),
      supersedes: { key: known.key, seq: known.seq },
      reason: 'scorer',
    };
  }

  #statement(event: TimelineEvent): readonly (StatusMessage | ScoreMessage)[] {
    const { stage, score, gameTime, stageStartS, notice = '', underReview = this.#underReview, corrects } = event;
    const entered = stage !== this.#stage;
    const isStatus = entered || underReview !== this.#underReview;
    if (!isStatus && score === undefined) return [];
    const [before, now] = [entered ? shownOf({}) : this.#shown, shownOf(event)];
    const head = this.#head(isStatus ? 'status' : 'score', event);
    const common = {
      ...head,
      ...given({
        situation: now.situation === before.situation ? undefined : now.situation,
        gameTime,
        half: now.half === before.half ? undefined : now.half,
        fightRound: now.fightRound === before.fightRound ? undefined : now.fightRound,
      }),
      ...(corrects === undefined || this.#stated === null ? {} : { supersedes: this.#stated, reason: corrects }),
    };
    const news = entered && notice !== this.#notice ? notice : undefined;
    if (entered) this.#notice = notice;
    this.#stage = stage;
    this.#shown = now;
    this.#underReview = underReview;
    this.#stated = { key: head.key, seq: head.seq };
    if (!isStatus) return [{ kind: 'score', ...common, score: score! }];
    const stageStart = stageStartS === undefined ? undefined : instant(this.#match.startS + stageStartS);
    return [{ kind: 'status', ...common, stage, ...given({ stageStart, score, notice: news }), underReview }];
  }

  #statistics(event: TimelineEvent, { period, values, name = `stats-${period}`, time }: PeriodStatistics): StatisticsMessage {
    let list: StatisticsMessage['values'] | undefined;
    return {
      kind: 'statistics',
      ...this.#head(name, event),
      period,
      ...(time === undefined ? {} : time),
      get values() {
        return (list ??= values().map(([stat, home, away]) => ({ stat, home: String(home), away: String(away) })));
      },
    };
  }

  #players(event: TimelineEvent, { period, sections }: PeriodPlayers): PlayerStatisticsMessage {
    let list: PlayerStatisticsMessage['sections'] | undefined;
    return {
      kind: 'player-statistics',
      ...this.#head(period === 0 ? 'players' : `players-${period}`, event),
      period,
      get sections() {
        return (list ??= [...sections()]);
      },
    };
  }

  #history(event: TimelineEvent, part: SentPartHistory): HistoryMessage {
    return { kind: 'history', ...this.#head(`part${part.part}`, event), ...part, steps: [...part.steps] };
  }
}

export const writeTimeline = (match: Subject, timeline: Timeline, lagS = 0): readonly Publication[] => {
  const writer = new MessageWriter(match);
  return timeline.map((event) => ({ dueS: match.startS + Math.round(event.atS) + lagS, messages: writer.write(event) }));
};
