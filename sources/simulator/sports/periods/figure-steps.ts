import type { StatisticsMessage } from '@stillingen/domain/messages';
import { instant } from '../../engine/calendar/copenhagen.ts';
import type { Publication } from '../../engine/event-plan.ts';
import type { Course } from './beat.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Game } from './game.ts';
import { endOf } from './stretch.ts';

const FIGURES_EVERY_S = 360;

interface Counted {
  readonly period: number;
  readonly fromS: number;
  readonly name: string;
}
const WHOLE_MATCH: Counted = { period: 0, fromS: 0, name: '0' };

export function figureSteps(game: Game, course: Course, lagS: number): readonly Publication[] {
  const stretches = course.beats.flatMap((beat) => (beat.kind === 'stage' && beat.stretch !== null ? [beat.stretch] : []));
  let figures: Figures | null = null;
  let seq = 0;
  const step = (untilS: number, counts: readonly Counted[]): Publication => {
    const number = seq++;
    return {
      dueS: untilS + lagS,
      get messages() {
        figures ??= figuresOf(game, course);
        const now = figures;
        return counts.map(
          ({ period, fromS, name }): StatisticsMessage => ({
            kind: 'statistics',
            key: `${game.key}/stats-${name}`,
            seq: number,
            at: instant(untilS),
            event: game.key,
            period,
            values: [...now(fromS, untilS)],
          }),
        );
      },
    };
  };
  return stretches.flatMap((stretch) => {
    const endS = Math.min(endOf(stretch), course.endS);
    const within: Publication[] = [];
    for (let atS = stretch.startS + FIGURES_EVERY_S; atS < endS - 60; atS += FIGURES_EVERY_S)
      within.push(step(atS, [WHOLE_MATCH]));
    if (stretch.part === null) return [...within, step(endS, [WHOLE_MATCH])];
    const period = stretch.part + 1;
    const part: Counted = { period, fromS: stretch.startS, name: String(period) };
    // Repeated overtimes are one part of the score: values published for the last one hold for all,
    // right after it.
    const first = stretches.find((other) => other.part === stretch.part)!;
    const all = first === stretch ? [] : [{ period, fromS: first.startS, name: `${period}-all` }];
    return [...within, step(endS, [part, WHOLE_MATCH, ...all])];
  });
}
