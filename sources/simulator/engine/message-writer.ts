import { type Side, Stage, type StageCode } from '@stillingen/domain';
import type {
  IncidentMessage,
  Message,
  PlayerStatisticsMessage,
  RetractionMessage,
  ScoreMessage,
  StatisticsMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { createSetHistory } from '../../set-history.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';
import type { Incident, PeriodPlayers, PeriodStatistics, Timeline, TimelineEvent } from './timeline.ts';

export interface Subject {
  readonly key: string;
  readonly sportId: number;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
}

/** Seq 0 is the status of a match of which only the result is published: any other is newer. */
const FIRST_STATUS = 1;

/**
 * Writes the messages of a timeline in order, with a seq that grows with every message of a key. A change
 * of the stage becomes a status, every other change of the score a score; lists are made when read.
 */
class MessageWriter {
  readonly #subject: Subject;
  readonly #seqs = new Map<string, number>();
  readonly #incidents = new Map<string, IncidentMessage>();
  readonly #setHistory: ReturnType<typeof createSetHistory>;
  #unnamed = 0;
  #comments = 0;
  #stage: StageCode = Stage.scheduled;
  #situation = '';
  #notice = '';
  #underReview: Side | null = null;
  #before: TimelineEvent | null = null;
  #stated: { readonly key: string; readonly seq: number } | null = null;

  constructor(subject: Subject) {
    this.#subject = subject;
    this.#setHistory = createSetHistory(subject.sportId);
  }

  write(event: TimelineEvent): readonly Message[] {
    return [
      ...(event.incident === undefined ? [] : [this.#incident(event, event.incident)]),
      ...this.#corrections(event),
      ...this.#statement(event),
      ...(event.statistics ?? []).map((statistics) => this.#statistics(event, statistics)),
      ...(event.players ?? []).map((players) => this.#players(event, players)),
      ...this.#histories(event),
      ...this.#comment(event),
    ];
  }

  #head(name: string, { atS }: TimelineEvent, first = 0) {
    const { key, startS } = this.#subject;
    const seq = this.#seqs.get(name) ?? first;
    this.#seqs.set(name, seq + 1);
    return { key: `${key}/${name}`, seq, at: instant(startS + atS), event: key };
  }

  #incident(event: TimelineEvent, { id, ...incident }: Incident): IncidentMessage {
    const name = id ?? `i${this.#unnamed++}`;
    const message: IncidentMessage = { kind: 'incident', ...this.#head(name, event), stage: event.stage, ...incident };
    this.#incidents.set(name, message);
    return message;
  }

  #corrections(event: TimelineEvent): readonly Message[] {
    const { retracts, renames, score } = event;
    const messages: Message[] = [];
    if (retracts !== undefined) {
      const { key, seq } = this.#incidents.get(retracts.id)!;
      const { event: _, ...head } = this.#head(`${retracts.id}/r`, event);
      const retraction: RetractionMessage = {
        kind: 'retraction',
        ...head,
        supersedes: { key, seq },
        reason: retracts.reason,
        ...(score === undefined ? {} : { score: [score.home, score.away] }),
      };
      messages.push(retraction);
    }
    if (renames !== undefined) {
      const known = this.#incidents.get(renames.id)!;
      const { seq, at } = this.#head(renames.id, event);
      const { key, seq: before } = known;
      messages.push({ ...known, seq, at, player: renames.player, supersedes: { key, seq: before }, reason: 'scorer' });
    }
    return messages;
  }

  #statement(event: TimelineEvent): readonly (StatusMessage | ScoreMessage)[] {
    const { stage, score, underReview = this.#underReview, notice = '', corrects, situation: text = '' } = event;
    const entered = stage !== this.#stage;
    const reviewed = underReview !== this.#underReview;
    if (!entered && !reviewed && score === undefined) return [];
    const head = entered || reviewed ? this.#head('status', event, FIRST_STATUS) : this.#head('score', event);
    const common = {
      ...head,
      ...(text === (entered ? '' : this.#situation) ? {} : { situation: text }),
      ...(event.gameTime === undefined ? {} : { gameTime: event.gameTime }),
      ...this.#changedWords(event, entered),
      ...(corrects === undefined || this.#stated === null ? {} : { supersedes: this.#stated, reason: corrects }),
    };
    const stageStart = event.stageStartS === undefined ? {} : { stageStart: instant(this.#subject.startS + event.stageStartS) };
    const noticed = notice === this.#notice || !entered ? {} : { notice };
    if (entered) this.#notice = notice;
    this.#stage = stage;
    this.#situation = text;
    this.#underReview = underReview;
    this.#before = event;
    this.#stated = { key: head.key, seq: head.seq };
    if (!entered && !reviewed) return [{ kind: 'score', ...common, score: score! }];
    return [
      {
        kind: 'status',
        ...common,
        stage,
        ...stageStart,
        ...(score === undefined ? {} : { score }),
        ...noticed,
        underReview,
      },
    ];
  }

  #changedWords({ half, fightRound }: TimelineEvent, entered: boolean): Pick<StatusMessage, 'half' | 'fightRound'> {
    const before = entered ? null : this.#before;
    return {
      ...(half === undefined || half === before?.half ? {} : { half }),
      ...(fightRound === undefined || fightRound === before?.fightRound ? {} : { fightRound }),
    };
  }

  #statistics(event: TimelineEvent, { period, values, name = `stats-${period}` }: PeriodStatistics): StatisticsMessage {
    return {
      kind: 'statistics',
      ...this.#head(name, event),
      period,
      get values() {
        return values().map(([stat, home, away]) => ({ stat, home: String(home), away: String(away) }));
      },
    };
  }

  #players(event: TimelineEvent, { period, sections }: PeriodPlayers): PlayerStatisticsMessage {
    return {
      kind: 'player-statistics',
      ...this.#head(period === 0 ? 'players' : `players-${period}`, event),
      period,
      get sections() {
        return [...sections()];
      },
    };
  }

  #histories(event: TimelineEvent): readonly Message[] {
    const { stage, score, situation, history } = event;
    const counted = score === undefined ? null : { stage, score, ...(situation === undefined ? {} : { situation }) };
    const followed = counted === null ? null : (this.#setHistory?.add(counted) ?? null);
    return [followed, history ?? null].flatMap((part) =>
      part === null
        ? []
        : [{ kind: 'history' as const, ...this.#head(`part${part.part}`, event), ...part, steps: [...part.steps] }],
    );
  }

  #comment(event: TimelineEvent): readonly Message[] {
    if (event.comment === undefined) return [];
    this.#comments += 1;
    return [{ kind: 'comment', ...this.#head(`k${this.#comments}`, event), ...event.comment }];
  }
}

export const writeTimeline = (subject: Subject, timeline: Timeline, lagS = 0): readonly Publication[] => {
  const writer = new MessageWriter(subject);
  return timeline.map((event) => ({ dueS: subject.startS + Math.round(event.atS) + lagS, messages: writer.write(event) }));
};
