import {
  type AlertFacts,
  type AlertSport,
  type Incident,
  type MatchFacts,
  type Pair,
  regularMinutes,
  Stage,
  StageType,
  Winner,
} from '@stillingen/domain';

interface Change {
  /** Of the whole match. */
  readonly minute: number;
  readonly facts: Partial<AlertFacts>;
}

const REDS = new Set<Incident['type']>(['red-card', 'second-yellow-card']);
const GOALS = new Set<Incident['type']>(['goal', 'own-goal', 'penalty-goal']);
const LEVEL: Pair = [0, 0];

const oneMore = ([home, away]: Pair, { side }: Incident): Pair => (side === 'home' ? [home + 1, away] : [home, away + 1]);

const partOf = ({ stages }: AlertSport, stage: number): number => stages[stage]?.part ?? 0;

/** Clocks of some sports start anew in each period. */
function minuteOf({ minute, stage }: Incident, sport: AlertSport): number {
  const before = partOf(sport, stage) * (sport.alerts.minutes ?? 0);
  return minute > before ? minute : before + minute;
}

function changesOf(incidents: readonly Incident[], samples: MatchPast['samples'], sport: AlertSport): readonly Change[] {
  let [reds, score] = [LEVEL, LEVEL];
  const ofIncidents = incidents.flatMap((incident): Change[] => {
    if (incident.withdrawn !== null) return [];
    const minute = minuteOf(incident, sport);
    if (REDS.has(incident.type)) {
      reds = oneMore(reds, incident);
      return [{ minute, facts: { reds } }];
    }
    if (incident.score === null && !GOALS.has(incident.type)) return [];
    score = incident.score ?? oneMore(score, incident);
    return [{ minute, facts: { score } }];
  });
  const ofSamples = samples.flatMap((sample): Change[] =>
    sample.score === undefined ? [] : [{ minute: sample.minute, facts: { score: sample.score } }],
  );
  return [...ofIncidents, ...ofSamples].sort((a, b) => a.minute - b.minute);
}

function stageAt(sport: AlertSport, minute: number, regular: number): number {
  if (minute > regular) return Stage.extraTime;
  const part = Math.floor((minute - 1) / sport.alerts.minutes!);
  const code = Object.entries(sport.stages).find(([, stage]) => stage.part === part)?.[0];
  return code === undefined ? Stage.live : Number(code);
}

/** Minute by minute, so that rules about a time are tested when it comes. */
function* byMinutes(start: AlertFacts, past: MatchPast, regular: number): Generator<AlertFacts> {
  const changes = changesOf(past.incidents, past.samples, start.sport);
  const last = Math.max(regular, changes.at(-1)?.minute ?? 0);
  let next = 0;
  let facts = start;
  for (let minute = 1; minute <= last; minute += 1) {
    facts = { ...facts, played: minute, stage: stageAt(start.sport, minute, regular) };
    yield facts;
    for (; changes[next] !== undefined && changes[next]!.minute <= minute; next += 1) {
      facts = { ...facts, ...changes[next]!.facts };
      yield facts;
    }
  }
}

const POINT = /^(\w+):(\w+)/;
const pointsIn = (texts: readonly string[]): readonly Pair<string>[] =>
  texts.flatMap((text): Pair<string>[] => {
    const [, home, away] = POINT.exec(text) ?? [];
    return home === undefined || away === undefined ? [] : [[home, away]];
  });

/** Set by set, with the games and points that are known. */
function* bySets(start: AlertFacts, { parts, history }: MatchPast): Generator<AlertFacts> {
  let score = LEVEL;
  for (const [index, part] of parts.entries()) {
    const before = parts.slice(0, index);
    const at = (games: Pair, points: Pair<string> | null): AlertFacts => ({ ...start, score, parts: [...before, games], points });
    yield at(LEVEL, null);
    let games = LEVEL;
    const steps = history.find(({ id }) => id === String(index + 1));
    for (const step of steps?.steps ?? []) {
      for (const points of pointsIn(step.points)) yield at(games, points);
      games = step.score;
      yield at(games, null);
    }
    for (const step of steps?.tieBreak ?? []) yield at(games, [String(step.score[0]), String(step.score[1])]);
    score = part[0] > part[1] ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
    yield { ...at(part, null), score };
  }
}

export interface MatchPast extends Pick<MatchFacts, 'history'> {
  readonly incidents: readonly Incident[];
  readonly samples: readonly { readonly minute: number; readonly score?: Pair }[];
  readonly parts: readonly Pair[];
}

/** The states that a finished match went through, from its start to `end`. */
export function* statesOf(end: AlertFacts, past: MatchPast): Generator<AlertFacts> {
  const unplayed: AlertFacts = {
    ...end,
    stage: Stage.scheduled,
    stageType: StageType.scheduled,
    score: null,
    parts: [],
    penalties: null,
    winner: Winner.unknown,
    reds: LEVEL,
    correction: null,
  };
  yield unplayed;
  const start: AlertFacts = { ...unplayed, stage: Stage.live, stageType: StageType.live, score: LEVEL };
  const regular = regularMinutes(end.sport);
  if (regular !== null) yield* byMinutes(start, past, regular);
  else yield* bySets(start, past);
  yield end;
}
