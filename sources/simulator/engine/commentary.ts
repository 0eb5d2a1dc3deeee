import { INCIDENT_TYPES, isDecided, type Pair, type Side, Stage, StageType, stageTypeOf } from '@stillingen/domain';
import { indexOf, leaderOf, SIDES } from '../../pairs.ts';
import { createRandom, type Random } from '../../random.ts';
import { listOf, oneOf, readTable, sportNamed } from '../data/table.ts';
import type { Match } from './match.ts';
import type { Timeline, TimelineEvent } from './timeline.ts';

type Comment = NonNullable<TimelineEvent['comment']>;
const MOMENTS = ['begin', 'resumed', 'pause', 'interrupted', 'delayed', 'extra', 'kicks', 'end', 'retired'] as const;
const SCORES = ['retraction', 'lead', 'level', 'score', 'set', 'game', 'break-game'] as const;
const ANY_SPORT = '*';
const WORDS = new Set(['home', 'away', 'team', 'player', 'second', 'detail', 'assist', 'score', 'games']);
const ICONS = [
  'none',
  'whistle',
  'time',
  'goal',
  'penalty',
  'penalty-missed',
  'yellow-card',
  'red-card',
  'chance',
  'video-review',
] as const;
const EMPHASIS: Readonly<Record<string, Pick<Comment, 'bold' | 'important'>>> = {
  bold: { bold: true, important: true },
  important: { important: true },
};
/** Comments of sports by what happens: `share` is how often there is one, drawn of several texts. */
const ROWS = readTable('commentary.csv', 'sports event share# icon emphasis text', {
  sports: listOf((sport) => (sport === ANY_SPORT ? 0 : sportNamed(sport)), '|'),
  event: oneOf(...MOMENTS, ...SCORES, ...INCIDENT_TYPES),
  icon: oneOf(...ICONS),
  text: listOf((text) => {
    for (const [, word] of text.matchAll(/\{(.*?)\}/g)) if (!WORDS.has(word!)) throw new RangeError(`no word {${word}}`);
    return text;
  }, '|'),
});
type Row = (typeof ROWS)[number];
type Happening = Row['event'];

const rowOf = (sportId: number, event: Happening): Row | undefined => {
  const rows = ROWS.filter((row) => row.event === event);
  return rows.find(({ sports }) => sports.includes(sportId)) ?? rows.find(({ sports }) => sports.includes(0));
};

const EXTRA = new Set<number>([Stage.extraTime, Stage.firstExtraHalf]);
const PAUSES = new Set<number>([Stage.halfTime, Stage.break]);

/** Writes the comments of a match in the order of its events. */
class Commentator {
  readonly #match: Match;
  readonly #random: Random;
  #stage = Stage.scheduled as number;
  #score: Pair = [0, 0];
  #part: Pair = [0, 0];
  #parts = 0;
  #server: Side | null = null;
  #lastText = '';

  constructor(match: Match) {
    this.#match = match;
    this.#random = createRandom(match.seed, 'commentary');
  }

  of(event: TimelineEvent): Comment | null {
    const { incident, score, retracts } = event;
    const before = { stage: this.#stage, score: this.#score, part: this.#part, parts: this.#parts, server: this.#server };
    this.#stage = event.stage;
    if (score !== undefined) {
      this.#score = [score.home, score.away];
      this.#part = score.parts?.at(-1) ?? [0, 0];
      this.#parts = score.parts?.length ?? 0;
      this.#server = score.serve ?? null;
    }
    if (event.stage !== before.stage) {
      const moment = this.#moment(before.stage, event.stage);
      const wonPart = moment === 'pause' && this.#score.some((points, side) => points > before.score[side]!);
      if (moment !== null && !wonPart) return this.#comment(moment, event, null);
    }
    if (incident !== undefined) return this.#comment(incident.type, event, incident.side);
    const loser = SIDES.find((side) => this.#score[indexOf(side)] < before.score[indexOf(side)]);
    if (retracts !== undefined && loser !== undefined) return this.#comment('retraction', event, loser);
    const scorer = SIDES.find((side) => this.#score[indexOf(side)] > before.score[indexOf(side)]);
    if (scorer !== undefined) return this.#scored(event, scorer, before.score);
    const winner = SIDES.find((side) => this.#part[indexOf(side)] > before.part[indexOf(side)]);
    if (winner === undefined || this.#parts !== before.parts) return null;
    const isBreak = before.server !== null && before.server !== winner;
    return (isBreak ? this.#comment('break-game', event, winner) : null) ?? this.#comment('game', event, winner);
  }

  #moment(before: number, stage: number): Happening | null {
    if (stage === Stage.retired) return 'retired';
    if (isDecided(stage)) return 'end';
    if (stage === Stage.delayed) return 'delayed';
    if (stage === Stage.interrupted || stage === Stage.abandoned) return 'interrupted';
    if (stage === Stage.penalties) return 'kicks';
    if (EXTRA.has(stage)) return 'extra';
    if (PAUSES.has(stage)) return 'pause';
    if (stageTypeOf(stage) !== StageType.live) return null;
    if (stageTypeOf(before) === StageType.scheduled) return 'begin';
    return PAUSES.has(before) || before === Stage.interrupted ? 'resumed' : null;
  }

  #scored(event: TimelineEvent, side: Side, before: Pair): Comment | null {
    const leader = leaderOf(this.#score);
    const turns = leader === side && leaderOf(before) !== side ? 'lead' : leader === null ? 'level' : null;
    const turned = turns === null ? null : this.#comment(turns, event, side);
    return turned ?? this.#comment('set', event, side) ?? this.#comment('score', event, side);
  }

  #comment(happening: Happening, { incident, gameTime, score }: TimelineEvent, side: Side | null): Comment | null {
    const { rules, home, away } = this.#match;
    const row = rowOf(rules.sportId, happening);
    if (row === undefined || !this.#random.chance(row.share)) return null;
    const texts = row.text.filter((text) => text !== this.#lastText);
    const pattern = this.#random.pick(texts.length === 0 ? row.text : texts);
    this.#lastText = pattern;
    const { player = '', second = '', detail = '', minute, added, clock } = incident ?? {};
    const words: Readonly<Record<string, string>> = {
      home: home.name,
      away: away.name,
      team: side === null ? '' : this.#match[side].name,
      player: player === '' && side !== null ? this.#match[side].name : player,
      second,
      detail,
      assist: second === '' ? '' : ` Assist: ${second}.`,
      score: (incident?.score ?? this.#score).join('-'),
      games: this.#part.join('-'),
    };
    const text = pattern.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word]!);
    // A minute of the clock alone is that of its period.
    const time = clock ?? (minute === undefined && gameTime?.includes(':') === true ? gameTime : undefined);
    const counted = minute === undefined ? {} : { minute, ...(added === undefined ? {} : { added }) };
    const shown = incident?.score ?? (score !== undefined && happening === 'set' ? this.#score : undefined);
    return {
      ...(row.icon === 'none' ? {} : { icon: row.icon }),
      text,
      ...EMPHASIS[row.emphasis],
      // Sports without a clock count sets, frames and innings as minutes.
      ...(rules.byClock !== true ? {} : time === undefined ? counted : { clock: time }),
      ...(shown === undefined ? {} : { score: [shown[0], shown[1]] }),
    };
  }
}

/** A timeline with comments on its key moments, in sports that have them. */
export function withComments(match: Match, timeline: Timeline): Timeline {
  const commentator = new Commentator(match);
  return timeline.map((event) => {
    if (event.comment !== undefined) return event;
    const comment = commentator.of(event);
    return comment === null ? event : { ...event, comment };
  });
}
