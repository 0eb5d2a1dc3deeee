import { SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { Temporal } from 'temporal-polyfill';
import { instantOf, startMsOf } from '../kit/start.ts';
import { parsed, UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport } from '../kit/connector.ts';
import { courseOf } from './course.ts';
import { orderedGoals } from './goals.ts';
import { type League, type Leagues, seasonName } from './leagues.ts';
import { resultsOf } from './results.ts';
import { roundOf } from './rounds.ts';
import { type Match, matchCheck } from './shapes.ts';
import { sideOf } from './sides.ts';

const ZONE = 'Europe/Berlin';

/** Of a German local time. In the hour that occurs twice, the later one that is not ahead. */
export function germanMs(local: string, nowMs: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  try {
    const time = Temporal.PlainDateTime.from(local);
    const [later, earlier] = (['later', 'earlier'] as const).map(
      (disambiguation) => time.toZonedDateTime(ZONE, { disambiguation }).epochMilliseconds,
    ) as [number, number];
    return later <= nowMs ? later : earlier;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function competitionOf(match: Match, league: League, role: NonNullable<CompetitionRef['role']>): CompetitionRef {
  const group = /^(?:gruppe )?([a-l])$/i.exec((match.team1.teamGroupName ?? '').trim())?.[1];
  const inGroup = role === 'main' && league.isCup === true && group !== undefined;
  return {
    name: league.name,
    country: league.country,
    season: seasonName(league, match.leagueSeason),
    ...(inGroup ? { role: 'group', group: `Gruppe ${group.toUpperCase()}` } : { role }),
  };
}

function detailsOf({ location, numberOfViewers }: Match, round: string): NonNullable<MatchReport['details']> {
  const venue = [location?.locationStadium, location?.locationCity].flatMap((word) => word?.trim() || []).join(', ');
  return {
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
    ...(typeof numberOfViewers === 'number' && numberOfViewers > 0 ? { attendance: numberOfViewers } : {}),
  };
}

export interface ReadMatch {
  /** Null where a side is not known yet, or the league is not listed. */
  readonly report: MatchReport | null;
  readonly unread: readonly string[];
  readonly unmapped: string | null;
}

/** Throws UnreadableAnswer. */
export function readMatch(item: unknown, path: string, nowMs: number, leagues: Leagues): ReadMatch {
  const match = parsed(matchCheck, item, path);
  const shortcut = match.leagueShortcut.toLowerCase();
  const league = leagues.get(shortcut);
  if (league === undefined) return { report: null, unread: [], unmapped: match.leagueName ?? match.leagueShortcut };
  const startMs = startMsOf(match.matchDateTimeUTC, `${path}/matchDateTimeUTC`, nowMs);
  const [home, away] = [match.team1, match.team2].map(({ teamName }) => sideOf((teamName ?? '').trim(), league));
  if (home == null || away == null) return { report: null, unread: [], unmapped: null };
  if (home.name === away.name) throw new UnreadableAnswer(`${path}/team2/teamName: ${home.name} on both sides`);
  const { results, unread } = resultsOf(match.matchResults, `${path}/matchResults`);
  const { label, role } = roundOf(match.group.groupName, league);
  const elapsedMs = nowMs - startMs;
  const changedMs = germanMs(match.lastUpdateDateTime ?? '', nowMs);
  const goals = orderedGoals(match.goals);
  const report: MatchReport = {
    key: `oldb/${match.matchID}`,
    sport: SPORT.football,
    competition: competitionOf(match, league, role),
    home,
    away,
    start: instantOf(startMs),
    details: detailsOf(match, label),
    ...(elapsedMs < 0
      ? { phase: 'before', stages: [Stage.scheduled] }
      : courseOf({ goals, results, isFinished: match.matchIsFinished, isCup: league.isCup ?? false, elapsedMs })),
    ...(changedMs === null ? {} : { changedMs }),
    group: `${shortcut}/${match.leagueSeason}/${match.group.groupOrderID}`,
  };
  return { report, unread, unmapped: null };
}
