import { FeedCursor, partTitleRow, type StatisticRow, statisticRow, statisticsSectionRow } from '@stillingen/wire';

/** Shares of both sides together, 0 to 1; both 0 without a count. */
export interface StatisticLine {
  readonly key: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly homeShare: number;
  readonly awayShare: number;
  readonly leads: 'home' | 'away' | null;
}
export interface StatisticSection {
  readonly label: string;
  readonly lines: readonly StatisticLine[];
}
export interface StatisticPeriod {
  readonly label: string;
  readonly sections: readonly StatisticSection[];
}

/** 46 of '46%', 84 of '84% (413/491)'; 0 if there is none. */
export const amountOf = (value: string): number => Number(/-?\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(',', '.') ?? 0);

/** Decimal comma, and a space before '%'. */
export const writtenValue = (value: string): string => value.replaceAll(/(\d)\.(\d)/g, '$1,$2').replaceAll(/(\d)%/g, '$1\u00a0%');

function lineOf(row: StatisticRow, key: string): StatisticLine {
  const [home, away] = [row.home ?? '', row.away ?? ''];
  const [homeAmount, awayAmount] = [Math.max(0, amountOf(home)), Math.max(0, amountOf(away))];
  const total = homeAmount + awayAmount;
  return {
    key,
    label: row.label ?? '',
    home: writtenValue(home),
    away: writtenValue(away),
    homeShare: total === 0 ? 0 : homeAmount / total,
    awayShare: total === 0 ? 0 : awayAmount / total,
    leads: homeAmount === awayAmount ? null : homeAmount > awayAmount ? 'home' : 'away',
  };
}

/** Throws WireError for a malformed text. */
export function readStatistics(text: string): readonly StatisticPeriod[] {
  const periods: { label: string; sections: { label: string; lines: StatisticLine[] }[] }[] = [];
  const feed = new FeedCursor(text);
  for (let head = feed.nextHead(); head !== null; head = feed.nextHead()) {
    if (head === partTitleRow.head) periods.push({ label: partTitleRow.readNext(feed).title ?? '', sections: [] });
    else if (head === statisticsSectionRow.head) {
      const { title } = statisticsSectionRow.readNext(feed);
      periods.at(-1)?.sections.push({ label: title ?? '', lines: [] });
    } else if (head === statisticRow.head) {
      const row = statisticRow.readNext(feed);
      const period = periods.at(-1);
      if (period === undefined) continue;
      if (period.sections.length === 0) period.sections.push({ label: '', lines: [] });
      const { lines } = period.sections.at(-1)!;
      lines.push(lineOf(row, `${row.stat}-${lines.length}`));
    } else feed.skipRow();
  }
  return periods.filter(({ sections }) => sections.some(({ lines }) => lines.length > 0));
}
