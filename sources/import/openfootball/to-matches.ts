import { Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { countryOfCompetition, countryOfUefaCode, zoneOfCompetition } from '../geography.ts';
import { kickOff } from '../kick-off.ts';
import { type ImportedMatch, leading, matchKey, type Outcome, scoreProblem } from '../match.ts';
import type { RefusedRow } from '../report.ts';
import { isCup, readRound } from './rounds.ts';
import type { MatchRow, ParsedFile } from './rows.ts';

const STATUS_STAGE: Record<string, StageCode> = {
  postponed: Stage.postponed,
  cancelled: Stage.cancelled,
  canceled: Stage.cancelled,
  annulled: Stage.cancelled,
  abandoned: Stage.abandoned,
  awarded: Stage.awarded,
};

const SEASON = /^(.*?)\s+(\d{4})([/-]\d{2,4})?$/;

/** 'Denmark Superligaen 2024/25' is 'Denmark Superligaen' in the season '2024/2025'; null where a title names no season. */
export function readTitle(title: string): { name: string; season: string } | null {
  const [, name, from, to] = SEASON.exec(title.trim()) ?? [];
  if (name === undefined || from === undefined) return null;
  return { name, season: to === undefined ? from : `${from}/${Number(from) + 1}` };
}

/** How the match ended, null before it is played, or the problem as a text. A shoot-out without a winner is left out. */
function outcomeOf({ score, status }: MatchRow): Outcome | string | null {
  const stage = status === '' ? null : STATUS_STAGE[status];
  if (stage === undefined) return `the status is not known: ${status}`;
  if (score === null) {
    if (stage === Stage.awarded) return 'an awarded match needs its score';
    return stage === null ? null : { stage, halfTime: null, fullTime: null, extraTime: null, penalties: null, advanced: null };
  }
  const { ft, et, p } = score;
  const goalless = ft?.[0] === 0 && ft[1] === 0;
  const outcome: Outcome = {
    stage: stage ?? (p !== null ? Stage.afterPenalties : et !== null ? Stage.afterExtraTime : Stage.finished),
    halfTime: score.ht ?? (goalless && stage !== Stage.awarded ? ft : null),
    fullTime: ft,
    extraTime: et,
    penalties: p !== null && leading(p) !== null ? p : null,
    advanced: null,
  };
  return scoreProblem(outcome) ?? outcome;
}

/** A club of a European cup carries its country in brackets, 'Celtic FC (SCO)'. */
function participant(name: string, competition: CompetitionRef): ParticipantRef {
  if (competition.country === 'xw') return { name, kind: 'national' };
  const [, club, code] = /^(.*?)\s+\(([A-Z]{3})\)$/.exec(name) ?? [];
  const country = code === undefined ? null : countryOfUefaCode(code);
  if (club !== undefined && country !== null) return { name: club, country, kind: 'club' };
  return { name, ...(competition.country === 'eu' ? {} : { country: competition.country }), kind: 'club' };
}

/** The round of its group that each row is for its home side: the files number group rounds by days. */
function groupRounds(rows: readonly MatchRow[]): Map<MatchRow, number> {
  const played = new Map<string, number>();
  const rounds = new Map<MatchRow, number>();
  for (const row of rows.filter(({ group }) => group !== '').sort((a, b) => a.day.localeCompare(b.day))) {
    for (const name of [row.home, row.away]) played.set(name, (played.get(name) ?? 0) + 1);
    rounds.set(row, played.get(row.home)!);
  }
  return rounds;
}

interface Season {
  readonly file: string;
  readonly name: string;
  readonly season: string;
  readonly country: string;
  readonly zone: string | null;
  readonly cup: boolean;
}

/** The match of a row, or the problem as a text. */
function matchOf(
  row: MatchRow,
  { file, name, season, country, zone, cup }: Season,
  groupRound: number | undefined,
): ImportedMatch | string {
  const time = kickOff(row.day, row.time, zone);
  if ('problem' in time) return time.problem;
  const outcome = outcomeOf(row);
  if (typeof outcome === 'string') return outcome;
  if (row.home === row.away) return `${row.home} cannot play itself`;
  const round = readRound(row.round, row.group, cup, country === 'eu' ? 'knockout' : 'playoff');
  const competition: CompetitionRef = {
    name,
    country,
    season,
    role: round.role,
    ...(round.group === '' ? {} : { group: round.group }),
  };
  return {
    file,
    line: row.line,
    key: matchKey('of', row.home, row.away, [name, season, row.round]),
    competition,
    home: participant(row.home, competition),
    away: participant(row.away, competition),
    start: time.start,
    round: groupRound === undefined ? round.label : `${groupRound}. runde`,
    tie: round.tie,
    venue: row.ground,
    outcome,
    goals: row.goals,
  };
}

/** The matches of a file, and what in it cannot be taken over. */
export function toMatches(
  file: string,
  fileName: string,
  parsed: ParsedFile,
): { matches: ImportedMatch[]; refused: RefusedRow[] } {
  const refused: RefusedRow[] = parsed.problems.map((problem) => ({ file, ...problem }));
  if (parsed.read === 0 && refused.length > 0) return { matches: [], refused };
  const titled = readTitle(parsed.title);
  const country = countryOfCompetition(parsed.title, fileName);
  if (titled === null || country === null) {
    const missing = titled === null ? 'no season' : 'no known country';
    return { matches: [], refused: [...refused, { file, line: 1, why: `the title names ${missing}: '${parsed.title}'` }] };
  }
  const season: Season = {
    file,
    ...titled,
    country,
    zone: zoneOfCompetition(country, titled.season),
    cup: isCup(
      titled.name,
      parsed.rows.filter(({ group }) => group === '').map(({ round }) => round),
    ),
  };
  const rounds = groupRounds(parsed.rows);
  const matches: ImportedMatch[] = [];
  for (const row of parsed.rows) {
    const match = matchOf(row, season, rounds.get(row));
    if (typeof match === 'string') {
      refused.push({ file, line: row.line, why: match });
      continue;
    }
    matches.push(match);
    const shootOut = row.score?.p ?? null;
    if (shootOut !== null && match.outcome?.penalties === null) {
      refused.push({ file, line: row.line, why: `the shoot-out ${shootOut.join('-')} has no winner: left out` });
    }
  }
  return { matches, refused };
}
