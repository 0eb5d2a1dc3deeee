import { FORM_TEXT, type FormText } from '#words/form.ts';
import type { FormBadge } from './result.ts';

/** What a result counts in a table. */
interface ResultPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss?: number;
  readonly late?: { readonly win: number; readonly loss: number };
}

export interface RecentForm {
  readonly letters: readonly FormText['letter'][];
  /** Won of those possible; null for fewer than three matches. */
  readonly points: number | null;
  readonly of: number | null;
}

const SHOWN = 5;
const SUMMED = 3;

function pointsOf(badge: FormBadge, { win, draw, loss = 0, late }: ResultPoints): number {
  if (badge === 'D') return draw;
  const isLate = badge.length > 1;
  // A shoot-out after a draw counts as a draw where the table knows no late wins.
  if (isLate && late === undefined) return draw;
  const { win: won, loss: lost } = isLate ? late! : { win, loss };
  return badge.endsWith('W') ? won : lost;
}

/** The last five of `badges`, which are newest first, as the letters are. */
export function recentForm(badges: readonly FormBadge[], scale: ResultPoints): RecentForm {
  const last = badges.slice(0, SHOWN);
  const letters = last.map((badge) => FORM_TEXT[badge].letter);
  if (last.length < SUMMED) return { letters, points: null, of: null };
  return { letters, points: last.reduce((sum, badge) => sum + pointsOf(badge, scale), 0), of: last.length * scale.win };
}

/** Matches since the last defeat; `badges` are newest first. */
export function unbeatenRun(badges: readonly FormBadge[]): number {
  const defeat = badges.findIndex((badge) => badge.endsWith('L'));
  return defeat === -1 ? badges.length : defeat;
}
