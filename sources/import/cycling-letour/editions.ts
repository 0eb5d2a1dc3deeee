import { Temporal } from 'temporal-polyfill';

/** The first day of an edition, and after which stages its riders rested; the files tell the year alone. */
interface Edition {
  readonly from: string;
  readonly restAfter: readonly number[];
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  2017: { from: '2017-07-01', restAfter: [9, 15] },
  2018: { from: '2018-07-07', restAfter: [9, 15] },
  2019: { from: '2019-07-06', restAfter: [10, 15] },
  2020: { from: '2020-08-29', restAfter: [9, 15] },
  2021: { from: '2021-06-26', restAfter: [9, 15] },
  2022: { from: '2022-07-01', restAfter: [3, 9, 15] },
  2023: { from: '2023-07-01', restAfter: [9, 15] },
  2024: { from: '2024-06-29', restAfter: [9, 15] },
  2025: { from: '2025-07-05', restAfter: [10, 15] },
  2026: { from: '2026-07-04', restAfter: [9, 15] },
};

/** The years whose days are known, in order. */
export const KNOWN_YEARS = Object.keys(EDITIONS);

/** The day of a stage, '2026-07-26'; null where the days of the year are not known. */
export function dayOfStage(year: string, stage: number): string | null {
  const edition = EDITIONS[year];
  if (edition === undefined) return null;
  const rests = edition.restAfter.filter((before) => before < stage).length;
  return Temporal.PlainDate.from(edition.from)
    .add({ days: stage - 1 + rests })
    .toString();
}
