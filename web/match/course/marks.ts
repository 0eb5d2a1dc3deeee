import type { Side } from '@stillingen/domain';
import type { Summary, SummaryIncident, SummaryPart } from '@stillingen/wire';
import { scoreText } from '../model/match-facts.ts';
import { type PlayTime, playTimeOf } from './time-axis.ts';

export type MarkKind = 'goal' | 'annulled' | 'red' | 'suspension';

/** What is marked at the edge of a graphic. */
export interface Mark {
  readonly id: string;
  readonly kind: MarkKind;
  readonly side: Side;
  readonly time: PlayTime;
  /** The score after a goal; empty for others. */
  readonly text: string;
}

const REDS = new Set<SummaryPart['type']>(['red-card', 'second-yellow-card']);

function kindOf({ withdrawn, parts }: SummaryIncident): MarkKind | null {
  if (parts.some(({ type }) => REDS.has(type))) return withdrawn ? null : 'red';
  if (parts.some(({ type }) => type === 'suspension')) return withdrawn ? null : 'suspension';
  const scored = parts.some(({ score }) => score !== null);
  if (withdrawn) return scored ? 'annulled' : null;
  return scored ? 'goal' : null;
}

/** In order of play. Incidents without a minute are left out. */
export const marksOf = (summary: Summary): readonly Mark[] =>
  summary.periods.flatMap(({ incidents }) =>
    incidents.flatMap((incident): Mark[] => {
      const kind = kindOf(incident);
      const time = playTimeOf(incident.minute);
      if (kind === null || time === null) return [];
      const score = incident.parts.find((part) => part.score !== null)?.score ?? null;
      return [{ id: incident.id, kind, side: incident.side, time, text: score === null ? '' : scoreText(score) }];
    }),
  );

export interface PlacedMark extends Mark {
  readonly share: number;
  /** CSS pixels to the right: keeps a mark of the first and last minutes inside the panel. */
  readonly nudge: number;
  /** 0 is nearest to the middle. */
  readonly lane: number;
}

/** CSS pixels: the narrowest graphic, on a phone, and the room of a mark. */
const NARROWEST = 330;
/** Of the padding of a panel, what a mark may reach into. */
const PADDING = 10;
export const widthOf = ({ text }: Pick<Mark, 'text'>): number => (text === '' ? 24 : 32 + 7 * text.length);

/** Each in the first lane where it covers no other. */
export function placed(marks: readonly Mark[], shareOf: (time: PlayTime) => number): readonly PlacedMark[] {
  const taken: Record<Side, number[]> = { home: [], away: [] };
  return marks.map((mark) => {
    const share = shareOf(mark.time);
    const reach = widthOf(mark) / 2;
    const nudge = Math.max(0, reach - PADDING - share * NARROWEST) - Math.max(0, reach - PADDING - (1 - share) * NARROWEST);
    const middle = share + nudge / NARROWEST;
    const half = reach / NARROWEST;
    const lanes = taken[mark.side];
    const free = lanes.findIndex((end) => end <= middle - half);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = middle + half;
    return { ...mark, share, nudge, lane };
  });
}
