import { type EventItem, type LiveState, StageType } from '@stillingen/domain';
import type { Phase } from '../kit/connector.ts';
import type { KnownFixture } from './odds-connector.ts';
import type { FixturesBetween } from './odds-run.ts';

const PHASES: Readonly<Record<StageType, Phase>> = {
  [StageType.scheduled]: 'before',
  [StageType.live]: 'live',
  [StageType.finished]: 'over',
};

/** The matches of all providers, as they stand in the state. */
export function fixturesOf({ events, leagues, participants }: LiveState): FixturesBetween {
  const known = ({ id, sportId, leagueId, home, away, start, stageType }: EventItem): KnownFixture => ({
    id,
    sport: sportId,
    home: participants.get(home)!.name,
    away: participants.get(away)!.name,
    country: leagues.get(leagueId)!.country,
    startMs: start * 1000,
    phase: PHASES[stageType],
  });
  return (sport, fromMs, toMs) =>
    [...events.values()]
      .filter(({ sportId, start }) => sportId === sport && start * 1000 >= fromMs && start * 1000 <= toMs)
      .map(known);
}
