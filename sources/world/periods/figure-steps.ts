import type { StatisticsMessage } from '@stillingen/domain/messages';
import { instant } from '../copenhagen.ts';
import type { Step } from '../event-plan.ts';
import type { Course } from './beat.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Game } from './game.ts';
import { endOf } from './stretch.ts';

const FIGURES_EVERY_S = 360;

/** The statistics every few minutes of play and at the end of each part; worked out when they are due. */
export function figureSteps(game: Game, course: Course, lagS: number): readonly Step[] {
  const stretches = course.beats.flatMap((beat) => (beat.kind === 'stage' && beat.stretch !== null ? [beat.stretch] : []));
  let figures: Figures | null = null;
  let seq = 0;
  const step = (untilS: number, periods: readonly { period: number; fromS: number }[]): Step => {
    const number = seq++;
    return {
      dueS: untilS + lagS,
      get messages() {
        figures ??= figuresOf(game, course);
        const now = figures;
        return periods.map(
          ({ period, fromS }): StatisticsMessage => ({
            kind: 'statistics',
            key: `${game.key}/stats-${period}`,
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
    const within: Step[] = [];
    for (let atS = stretch.startS + FIGURES_EVERY_S; atS < endS - 60; atS += FIGURES_EVERY_S)
      within.push(step(atS, [{ period: 0, fromS: 0 }]));
    const part = stretch.part === null ? [] : [{ period: stretch.part + 1, fromS: stretch.startS }];
    return [...within, step(endS, [...part, { period: 0, fromS: 0 }])];
  });
}
