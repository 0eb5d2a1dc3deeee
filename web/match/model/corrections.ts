import { DateFormat, entryStatusText, formatDate, RULINGS } from '@stillingen/domain';
import { type CorrectionRow, correctionRow } from '@stillingen/wire';
import { matchText } from '#text/match/match.ts';

export interface CorrectionWords {
  readonly stage: (code: number) => string;
}

export interface CorrectionLine {
  readonly n: number;
  readonly at: number;
  /** When the value before was first shown; null where that is not known. */
  readonly since: number | null;
  readonly side: 'home' | 'away' | null;
  readonly what: string;
  readonly minute: string;
  readonly isOfScore: boolean;
  /** "58' Cornelius"; empty where no player or minute belongs to it. */
  readonly about: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly provider: string;
}

function whatOf({ what, to, cause }: CorrectionRow): string {
  const words = matchText.correction;
  if (what === 'goal' && RULINGS.has(cause ?? '')) return words.goalAnnulled;
  if (what === 'incident') return to === null || to === '' ? words.incidentWithdrawn : words.incident;
  return words[what as keyof typeof words] ?? words.other;
}

function valueOf(what: string | null, value: string | null, words: CorrectionWords): string {
  if (value === null || value === '') return '';
  if (what === 'stage') return words.stage(Number(value));
  // '3.', or the status of a competitor without a rank.
  if (what === 'ranking') return entryStatusText(value).long || value;
  return what === 'start' ? formatDate(Number(value), DateFormat.dateTime) : value;
}

function lineOf(row: CorrectionRow, words: CorrectionWords): CorrectionLine {
  const { minute, player } = row;
  // The text of an incident has the minute and the player already.
  const about = row.what === 'incident' ? '' : [minute ? `${minute}'` : '', player ?? ''].filter((word) => word !== '').join(' ');
  return {
    n: row.n ?? 0,
    at: row.at ?? 0,
    since: row.since !== null && row.at !== null && row.since < row.at ? row.since : null,
    side: row.side === 1 ? 'home' : row.side === 2 ? 'away' : null,
    what: whatOf(row),
    minute: minute ?? '',
    isOfScore: row.what === 'goal' || row.what === 'score',
    about,
    from: valueOf(row.what, row.from, words),
    to: valueOf(row.what, row.to, words),
    reason: row.reason ?? '',
    provider: row.provider ?? '',
  };
}

/** The corrections of a df_cor_ feed, the newest first. Throws WireError on another format. */
export function readCorrections(text: string, words: CorrectionWords): readonly CorrectionLine[] {
  return correctionRow
    .readAll(text)
    .map((row) => lineOf(row, words))
    .toSorted((a, b) => b.at - a.at || b.n - a.n);
}
