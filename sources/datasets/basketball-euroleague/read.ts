import { type Pair, SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { inTitleCase, personOf } from '../kit/places/places.ts';
import { type DuelOutcome, type ImportedDuel, participant } from '../kit/events/duel.ts';
import { finalBoard, finalStage, type PeriodScores } from '../kit/events/score.ts';
import { leaderOf } from '../../pairs.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

const COUNTRIES: Readonly<Record<string, string>> = tables.clubCountries;

const USUAL_MINUTES = 120;
const QUARTERS = [1, 2, 3, 4];

type ScheduledGame = Omit<ImportedDuel, 'file' | 'line'> & {
  readonly code: number;
  readonly season: string;
};

function sideOf({ club }: Members): ParticipantRef {
  const { code, name } = membersOf(club);
  if (textOf(name) === '') throw new BadRow('a side of the game is not known yet');
  // Clubs keep their code when they change the sponsor in their name.
  return participant('club', textOf(name), COUNTRIES[textOf(code)]);
}

function pointsOf(side: Members, names: readonly string[], partials: Members): number[] {
  return names.map((name) => {
    const points = numberOf(partials[name]);
    if (!Number.isInteger(points)) throw new BadRow(`the points of ${textOf(membersOf(side.club).name)} are not numbers`);
    return points;
  });
}

function scoresOf(local: Members, road: Members): PeriodScores {
  const sides = [local, road] as const;
  const quarters = sides.map((side) =>
    pointsOf(
      side,
      QUARTERS.map((n) => `partials${n}`),
      membersOf(side.partials),
    ),
  );
  const overtimes = sides.map((side) => {
    const extra = membersOf(membersOf(side.partials).extraPeriods);
    return pointsOf(side, Object.keys(extra).sort(), extra);
  });
  const pairs = ([home = [], away = []]: number[][]): Pair[] => home.map((points, index): Pair => [points, away[index] ?? 0]);
  const scores = { regular: pairs(quarters), extra: pairs(overtimes), shootOut: null };
  const board = finalBoard(scores);
  if (board.home !== numberOf(local.score) || board.away !== numberOf(road.score))
    throw new BadRow(
      `the quarters add up to ${board.home}-${board.away}, the score is ${textOf(local.score)}-${textOf(road.score)}`,
    );
  return scores;
}

const COMPETITIONS: Readonly<Record<string, string>> = { E: 'EuroLeague', U: 'EuroCup' };

const PHASES: Readonly<Record<string, string>> = tables.phases;
const FIRST_PHASE = 'RS';

/** A season may begin in groups, and so may the phase after the first. */
function placeOf(game: Members): { readonly competition: CompetitionRef; readonly round: string } {
  const season = membersOf(game.season);
  const year = numberOf(season.year);
  if (!Number.isInteger(year)) throw new BadRow('the game has no season');
  const [letter = ''] = textOf(season.code);
  const name =
    COMPETITIONS[letter] ?? refuse(`the competition is not known: ${letter} (allowed: ${Object.keys(COMPETITIONS).join(', ')})`);
  const phase = textOf(membersOf(game.phaseType).code);
  const isFirst = phase === FIRST_PHASE;
  const isGroup = membersOf(game.phaseType).isGroupPhase === true;
  const [, groupLetter] = /([A-H])$/.exec(textOf(membersOf(game.group).rawName)) ?? [];
  const group = isGroup && groupLetter !== undefined ? { group: `${isFirst ? 'Gruppe' : 'Top 16, gruppe'} ${groupLetter}` } : {};
  const role = isGroup ? ('group' in group ? 'group' : 'main') : isFirst ? 'main' : 'playoff';
  return {
    competition: { name, country: 'eu', season: `${year}/${year + 1}`, role, ...group },
    round: isFirst || isGroup ? `${textOf(game.round)}. runde` : (PHASES[phase] ?? 'Slutspil'),
  };
}

/** A game that was not played has an awarded score without quarters. */
function outcomeOf(local: Members, road: Members): DuelOutcome {
  const given: Pair = [numberOf(local.score), numberOf(road.score)];
  const isPlayed = [local, road].some(({ partials }) => QUARTERS.some((n) => numberOf(membersOf(partials)[`partials${n}`]) > 0));
  if (!isPlayed && given.every(Number.isInteger)) {
    const winner = leaderOf(given);
    if (winner === null) return { stage: Stage.cancelled };
    return { stage: Stage.awarded, score: { home: given[0], away: given[1], winner } };
  }
  const scores = scoresOf(local, road);
  return { stage: finalStage(scores), score: finalBoard(scores) };
}

function gameOf(game: Members): ScheduledGame {
  const [local, road] = [membersOf(game.local), membersOf(game.road)];
  const code = numberOf(game.gameCode);
  const start = textOf(game.utcDate);
  if (!Number.isInteger(code) || Number.isNaN(Date.parse(start))) throw new BadRow('the game has no number or no start');
  const { competition, round } = placeOf(game);
  const season = membersOf(game.season);
  const attendance = numberOf(game.audience);
  const venue = inTitleCase(textOf(membersOf(game.venue).name));
  const referee = textOf(membersOf(game.referee1).name);
  return {
    code,
    season: textOf(season.code),
    key: `el-${textOf(season.code)}-${code}`,
    sport: SPORT.basketball,
    competition,
    home: sideOf(local),
    away: sideOf(road),
    // The day alone until the hour is confirmed.
    start: game.confirmedHour === false ? start.slice(0, 10) : start,
    details: {
      round,
      venue,
      referee: personOf(referee),
      ...(attendance > 0 ? { attendance } : {}),
    },
    minutes: USUAL_MINUTES,
    // `winner` in the file is the winner of the season.
    outcome: game.played === true ? outcomeOf(local, road) : null,
  };
}

export const gamesOf = (schedule: unknown): readonly (() => ScheduledGame)[] =>
  listOf(membersOf(schedule).data).map((game) => () => gameOf(game));
