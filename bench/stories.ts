import { COUNTRIES, Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { instant, sideName } from './matches.ts';

const WEEK_S = 7 * 86_400;
const LEAGUES = 150;
const SIDES = 3000;
const MATCHES_A_ROUND = SIDES / 2;
const STATISTICS = 12;

function pairing(place: number) {
  const league = place % LEAGUES;
  return {
    sport: 1,
    competition: { name: `Division ${league}`, country: COUNTRIES[league % COUNTRIES.length]!.code, season: '2026' },
    home: { name: sideName(2 * place) },
    away: { name: sideName(2 * place + 1) },
  };
}

/** 20 messages from fixture to final score. Each 1,500 matches form a round with the same sides. */
function storyOf(n: number, nowS: number): Message[] {
  const [round, place] = [Math.floor(n / MATCHES_A_ROUND), n % MATCHES_A_ROUND];
  const startS = nowS - (round + 1) * WEEK_S;
  const event = `s${n}`;
  let seq = 1;
  const head = (name: string, minute: number) => ({
    key: name === '' ? event : `${event}/${name}`,
    seq: seq++,
    at: instant(startS + minute * 60),
  });
  const score = (home: number, away: number) => ({ home, away });
  const stage = (code: number, minute: number, home: number, away: number): Message => ({
    kind: 'status',
    ...head('status', minute),
    event,
    stage: code,
    score: score(home, away),
  });
  const goal = (minute: number, side: 'home' | 'away', home: number, away: number): Message[] => [
    {
      kind: 'incident',
      ...head(`goal-${home}-${away}`, minute),
      event,
      type: 'goal',
      side,
      minute,
      player: 'M. Sørensen',
      second: 'J. Holm',
      score: [home, away],
    },
    { kind: 'score', ...head('score', minute), event, score: score(home, away) },
  ];
  const card = (minute: number, side: 'home' | 'away'): Message => ({
    kind: 'incident',
    ...head(`card-${minute}`, minute),
    event,
    type: 'yellow-card',
    side,
    minute,
    player: 'A. Lindqvist',
  });
  const statistics = (minute: number): Message => ({
    kind: 'statistics',
    ...head('statistics', minute),
    event,
    period: 0,
    values: Array.from({ length: STATISTICS }, (_, i) => ({
      stat: i + 1,
      home: String(minute % (i + 5)),
      away: String(minute % (i + 3)),
    })),
  });
  return [
    { kind: 'fixture', ...head('', -60), ...pairing(place), start: instant(startS), round: String(round) },
    stage(Stage.firstHalf, 0, 0, 0),
    card(12, 'home'),
    statistics(15),
    ...goal(23, 'home', 1, 0),
    card(31, 'away'),
    statistics(40),
    stage(Stage.halfTime, 45, 1, 0),
    stage(Stage.secondHalf, 60, 1, 0),
    card(52, 'home'),
    ...goal(58, 'away', 1, 1),
    statistics(65),
    card(66, 'away'),
    ...goal(71, 'home', 2, 1),
    card(80, 'home'),
    statistics(85),
    stage(Stage.finished, 93, 2, 1),
  ];
}

/** Endless matches; lane `lane` of `lanes` takes every `lanes`-th. */
export function* stories(lane: number, lanes: number): Generator<Message> {
  const nowS = Math.floor(Date.now() / 1000);
  for (let n = lane; ; n += lanes) yield* storyOf(n, nowS);
}
