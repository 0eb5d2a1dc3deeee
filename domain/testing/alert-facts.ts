import type { AlertFacts, AlertSide } from '../alerts/facts.ts';
import { Winner } from '../event/entities.ts';
import { Stage, stageTypeOf } from '../event/stage.ts';
import { sportById } from '../sports/index.ts';
import { SPORT } from '../sport/sport-ids.ts';

const side = (id: string, name: string, short: string): AlertSide => ({ ids: [id], name, short, country: 'dk' });

/** A football match before its start, with the changes of a test; the stage gives its type. */
export function factsFor({ sportId = SPORT.football, ...changes }: Partial<AlertFacts> & { sportId?: number } = {}): AlertFacts {
  const stage = changes.stage ?? Stage.scheduled;
  const sport = sportById(sportId)!;
  return {
    event: `g_${sportId}_EEEEEEEE`,
    sport,
    league: { key: `${sportId}_8_abc`, name: 'Superligaen', stage: 'SSSSSSSS' },
    sides: sport.duel ? [side('HHHHHHHH', 'FC Midtjylland', 'FCM'), side('AAAAAAAA', 'FC København', 'FCK')] : null,
    title: '',
    leader: '',
    start: 1_788_354_000,
    startKnown: true,
    stage,
    stageType: stageTypeOf(stage),
    score: null,
    parts: [],
    penalties: null,
    winner: Winner.unknown,
    reds: [0, 0],
    hasLineups: false,
    points: null,
    serve: null,
    bestOf: null,
    minute: '',
    played: null,
    correction: null,
    origin: 'real',
    ...changes,
  };
}
