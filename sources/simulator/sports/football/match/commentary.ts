import { type Side, Stage, type StageCode } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { ClockEvent } from '../../../engine/clock/record.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { ANY_REASON, type EventRow, eventRow } from './event-kinds.ts';
import type { FootballMatch } from './rules.ts';

type Comment = NonNullable<TimelineEvent['comment']>;

const STAGE_NAMES = new Map<StageCode, string>(Object.entries(Stage).map(([name, code]) => [code, name]));
const EMPHASIS: Readonly<Record<string, Pick<Comment, 'bold' | 'important'>>> = {
  bold: { bold: true, important: true },
  important: { important: true },
};

/** Comments on the events of a match in their order; those of `football-events.csv` alone have one. */
export function createCommentator({ seed, home, away }: FootballMatch): (event: ClockEvent) => Pick<TimelineEvent, 'comment'> {
  const random = createRandom(seed, 'commentary');
  const goals = new Map<string, Side>();
  const teamOf = (side: Side): string => (side === 'home' ? home : away).name;

  function commentOf(row: EventRow | undefined, words: Readonly<Record<string, string>> = {}, time: Partial<Comment> = {}) {
    if (row === undefined) return {};
    const patterns = row.comment.split('|');
    const pattern = patterns.length === 1 ? row.comment : random.pick(patterns);
    const text = pattern.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word]!);
    const icon = row.icon === '' ? {} : { icon: row.icon as NonNullable<Comment['icon']> };
    return { comment: { ...icon, text, ...EMPHASIS[row.emphasis], ...time } };
  }

  return ({ stage, incident, kick, retracts, renames, underReview = null }) => {
    if (stage !== undefined) return commentOf(eventRow('stage', STAGE_NAMES.get(stage)!));
    if (incident !== undefined) {
      const { id, type, side, minute, added, player = '', second = '', detail = '' } = incident;
      goals.set(id, side);
      const assist = second === '' ? '' : ` Assisten kommer fra ${second}.`;
      const time = kick === undefined ? { minute, ...(added === undefined ? {} : { added }) } : {};
      return commentOf(eventRow('incident', type), { player, second, detail, team: teamOf(side), assist }, time);
    }
    if (retracts !== undefined) {
      const row = eventRow('retraction', retracts.reason) ?? eventRow('retraction', ANY_REASON);
      return commentOf(row, { team: teamOf(goals.get(retracts.id)!) });
    }
    if (renames !== undefined) return commentOf(eventRow('renaming', 'renamed'), renames);
    return underReview === null ? {} : commentOf(eventRow('review', 'under-review'));
  };
}
