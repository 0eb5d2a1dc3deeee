import { SPORT } from '@stillingen/domain';
import { basename } from 'node:path';
import { duelEvent, type DuelIncident, given } from '../kit/events/duel.ts';
import type { DataSet, ImportedEvent } from '../kit/import/data-set.ts';
import { readJson } from '../kit/readers/json.ts';
import { instant } from '../kit/places/places.ts';
import { begun, factsOf, finalBoard, finalStage, incidentOf, lineupOf, runningScore, scores } from './facts.ts';
import { statisticsOf, type Tally, withGoal } from './facts.ts';
import { playersOf } from './players.ts';
import { isListing, PERIODS, readRecording, reads, type Recording } from './read.ts';

const MINUTES = { '1H': 110, '2H': 110, E1: 150, E2: 150, P: 165 } as const;

function eventOf(file: string, recording: Recording): ImportedEvent {
  const { id, competition, role, group, round, venue, playedMs, home, away, events, sheets, persons } = recording;
  const played = PERIODS.filter((period) => events.some((event) => event.period === period));
  const last = played.at(-1)!;
  let tally: Tally = {};
  for (const period of played) tally = begun(tally, period);
  const facts = factsOf(recording).toSorted(
    (a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period) || a.second - b.second,
  );
  const incidents = facts.map((fact): DuelIncident => {
    if (!scores(fact)) return incidentOf(fact, null);
    tally = withGoal(tally, fact);
    return incidentOf(fact, fact.period === 'P' ? null : runningScore(tally));
  });
  return duelEvent({
    file,
    line: 0,
    key: `wyscout-${id}`,
    sport: SPORT.football,
    competition: { ...competition, role, ...given({ group }) },
    home,
    away,
    start: instant(playedMs),
    details: given({ round, venue }),
    minutes: MINUTES[last],
    outcome: { stage: finalStage(last), score: finalBoard(tally, role === 'knockout') },
    incidents,
    statistics: statisticsOf(events),
    players: playersOf(recording),
    lineups: sheets.map(lineupOf),
    persons,
  });
}

export const wyscoutImport: DataSet = {
  name: 'wyscout',
  about: 'football: matches with line-ups, every goal, card and change, and figures of all players',
  reads,
  async *events(file) {
    if (isListing(basename(file.name))) await readJson(file);
    else yield eventOf(file.name, await readRecording(file));
  },
};
