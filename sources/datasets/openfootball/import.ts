import { competitionAtLevel, competitionByName, type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import type { SourceFile } from '../kit/import/files.ts';
import { countryOfUefaCode, startAt, zoneOfCompetition } from '../kit/places/places.ts';
import { leaderOf } from '../../pairs.ts';
import { matchKey } from '../kit/events/duel.ts';
import { type ImportedMatch, type FinalScores, checkScore, withAdvanced } from '../kit/events/match.ts';
import { BadRow, type DataSet, type ImportedItem, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { isCup, leaguePartsOf, readRound, type Round, type RoundsOfFile } from './rounds.ts';
import { type MatchRow, type ParsedFile, readTitle, type Title } from './rows.ts';
import { eventOf } from '../kit/events/match-messages.ts';
import { readLines, readWhole } from '../kit/readers/text.ts';
import { parseJsonFile } from './json-file.ts';
import { parseTextFile } from './text-file.ts';

const STATUS_STAGE: Record<string, StageCode> = {
  postponed: Stage.postponed,
  cancelled: Stage.cancelled,
  canceled: Stage.cancelled,
  annulled: Stage.cancelled,
  abandoned: Stage.abandoned,
  walkover: Stage.walkover,
  awarded: Stage.awarded,
};

function regularTime({ score, goals }: MatchRow): Pair | null {
  const final = score?.et ?? null;
  const count = (until: number): Pair => [
    goals.filter(({ side, minute }) => side === 'home' && minute <= until).length,
    goals.filter(({ side, minute }) => side === 'away' && minute <= until).length,
  ];
  return final !== null && count(Infinity).every((goalsOfSide, side) => goalsOfSide === final[side]) ? count(90) : null;
}

function outcomeOf(row: MatchRow): FinalScores | null {
  const { score, status } = row;
  const stage = status === '' ? null : STATUS_STAGE[status];
  if (stage === undefined) throw new BadRow(`the status is not known: ${status}`);
  if (score === null) {
    if (stage === Stage.awarded) throw new BadRow('an awarded match needs its score');
    return stage === null ? null : { stage, halfTime: null, fullTime: null, extraTime: null, penalties: null, advanced: null };
  }
  const { et, p } = score;
  const ft = score.ft ?? regularTime(row);
  if (ft === null && et === null) throw new BadRow('the score before the shoot-out is missing');
  const goalless = ft?.[0] === 0 && ft[1] === 0;
  const outcome: FinalScores = {
    stage: stage ?? (p !== null ? Stage.afterPenalties : et !== null ? Stage.afterExtraTime : Stage.finished),
    halfTime: score.ht ?? (goalless && stage !== Stage.awarded ? ft : null),
    fullTime: ft,
    extraTime: et,
    penalties: p !== null && leaderOf(p) !== null ? p : null,
    advanced: null,
  };
  checkScore(outcome);
  return outcome;
}

const NATIONAL =
  /world cup|\beuro\b|european (championship|nations)|copa am[eé]rica|nations|african? cup|asian cup|gold cup|confederations|finalissima/i;
const CLUBS = /\bclubs?\b|champions|libertadores|sudamericana|\bleague\b(?<!nations league)/i;

/** 'N.N.', 'W101', 'Sieger EF', '3A/B/C'. */
const PLACEHOLDER = /^(n\.?n\.?|tb[acd]|\?+|[WL]\d+|[12][A-L]|3[A-L](\/[A-L])*|(sieger|verlierer|winner|loser|runner-up)\b.*)$/i;

function participant(name: string, { country, national }: Season): ParticipantRef {
  if (national) return { name, kind: 'national' };
  const [, club, code] = /^(.*?)\s+\(([A-Z]{3})\)$/.exec(name) ?? [];
  const stated = code === undefined ? null : countryOfUefaCode(code);
  if (club !== undefined && stated !== null) return { name: club, country: stated, kind: 'club' };
  return { name, ...(country === 'eu' || country === 'xw' ? {} : { country }), kind: 'club' };
}

interface Season extends Title {
  readonly file: string;
  readonly competition: string;
  readonly national: boolean;
  readonly zone: string | null;
}

function competitionOf({ raw, name, country, level }: Title): string {
  const known =
    competitionByName(country, raw) ??
    competitionByName(country, name) ??
    (level === null ? null : competitionAtLevel(country, level));
  return known?.name ?? name;
}

/** Rounds of groups are counted by home matches: files number them by days or not at all. */
function roundsOf(rows: readonly MatchRow[], rounds: RoundsOfFile): Map<MatchRow, Round> {
  const played = new Map<string, number>();
  const ordered = rows.toSorted((a, b) => a.day.localeCompare(b.day));
  return new Map(
    ordered.map((row) => {
      const round = readRound(row.round, row.group, rounds);
      if (round.role !== 'group' || (row.group === '' && round.label !== '')) return [row, round];
      for (const name of [row.home, row.away])
        played.set(`${round.group}/${name}`, (played.get(`${round.group}/${name}`) ?? 0) + 1);
      return [row, { ...round, label: `${played.get(`${round.group}/${row.home}`)!}. runde` }];
    }),
  );
}

function matchOf(row: MatchRow, season: Season, round: Round): ImportedMatch {
  const start = startAt(row.day, row.time, season.zone);
  const outcome = outcomeOf(row);
  const unknown = [row.home, row.away].find((name) => PLACEHOLDER.test(name));
  if (unknown !== undefined) throw new BadRow(`a side is not known yet: ${unknown}`);
  if (row.home === row.away) throw new BadRow(`${row.home} cannot play itself`);
  const competition: CompetitionRef = {
    name: season.competition,
    country: season.country,
    season: season.season,
    role: round.role,
    ...(round.group === '' ? {} : { group: round.group }),
  };
  return {
    file: season.file,
    line: row.line,
    key: matchKey('of', row.home, row.away, [season.raw, season.season, row.round]),
    competition,
    home: participant(row.home, season),
    away: participant(row.away, season),
    start,
    round: round.label,
    tie: round.tie,
    venue: row.ground,
    outcome,
    goals: row.goals,
  };
}

export function toMatches(file: SourceFile, parsed: ParsedFile): { matches: ImportedMatch[]; refused: RefusedRow[] } {
  const refuse = ({ line, why }: Pick<RefusedRow, 'line' | 'why'>): RefusedRow => ({ file: file.name, line, why });
  const refused: RefusedRow[] = parsed.problems.map(refuse);
  if (parsed.read === 0 && refused.length > 0) return { matches: [], refused };
  const title = readTitle(parsed.title, file);
  if (typeof title === 'string') return { matches: [], refused: [...refused, refuse({ line: 1, why: title })] };
  const { country, season, raw } = title;
  const rounds: RoundsOfFile = {
    cup:
      title.level === 'cup' ||
      isCup(
        raw,
        parsed.rows.filter(({ group }) => group === '').map(({ round }) => round),
      ),
    playOffRole: country === 'eu' || country === 'xw' ? 'knockout' : 'playoff',
    leagueParts: leaguePartsOf(parsed.rows),
  };
  const about: Season = {
    ...title,
    file: file.name,
    competition: competitionOf(title),
    national: NATIONAL.test(raw) && !CLUBS.test(raw),
    zone: zoneOfCompetition(country, season),
  };
  const roundOf = roundsOf(parsed.rows, rounds);
  const matches: ImportedMatch[] = [];
  for (const row of parsed.rows) {
    const match = rowOrRefusal(file.name, row.line, () => matchOf(row, about, roundOf.get(row)!));
    if ('why' in match) {
      refused.push(match);
      continue;
    }
    matches.push(match);
    const shootOut = row.score?.p ?? null;
    if (shootOut !== null && match.outcome?.penalties === null)
      refused.push(refuse({ line: row.line, why: `the shoot-out ${shootOut.join('-')} has no winner: left out` }));
  }
  return { matches, refused };
}

/** Lists of clubs look like football.txt. */
const CLUB_LISTS = /(^|\/)clubs\/|\.clubs\.|\.props\./;

async function wholeLines(file: SourceFile): Promise<{ readonly text: string; readonly cut: RefusedRow | null }> {
  let text = '';
  try {
    for await (const line of readLines(file)) text += `${line.text}\n`;
    return { text, cut: null };
  } catch (error) {
    if (!(error instanceof BadRow) || text === '') throw error;
    return { text, cut: error.refusalOf(file.name, 0) };
  }
}

async function parse(file: SourceFile) {
  if (file.name.endsWith('.json')) return { parsed: parseJsonFile(await readWhole(file)), cut: null };
  const { text, cut } = await wholeLines(file);
  return { parsed: parseTextFile(text), cut };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { parsed, cut } = await parse(file);
  if (cut !== null) yield cut;
  if (parsed === null) return;
  const { matches, refused } = toMatches(file, parsed);
  yield* refused;
  for (const match of withAdvanced(matches)) yield eventOf(match);
}

export const openfootball: DataSet = {
  name: 'openfootball',
  about: 'football: openfootball’s football.json, football.txt and worldcup.json: leagues, cups, World Cups',
  reads: (name) => /\.(json|txt)$/.test(name) && !CLUB_LISTS.test(name),
  events,
};
