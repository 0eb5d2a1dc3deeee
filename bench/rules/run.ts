import { type AlertFacts, createRuleIndex, type IndexedRule, isRefused, parseRule, SPORT } from '@stillingen/domain';
import { factsFor } from '../../domain/testing/alert-facts.ts';
import { plainMatches } from '../../domain/testing/plain-rules.ts';
import { median, percentile, printGoal, printRatio, printTimes, shown } from '../figures.ts';

const RULES = 10_000;
const MATCHES = 200;
const TEAMS = 2 * MATCHES;
const ROUNDS = 3;
const GOAL_MS = 5;
const GOAL_RATIO = 0.1;
const LEAGUES = 40;

const teamId = (n: number): string => `T${String(n).padStart(7, '0')}`;
const matchId = (n: number): string => `M${String(n).padStart(7, '0')}`;
const leagueKey = (n: number): string => `1_8_L${n % LEAGUES}`;

/** The same numbers in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const CONDITIONS = [
  'scores',
  'red',
  'level',
  'wins',
  'loses',
  'ahead-1',
  'ahead-2',
  'behind-1',
  'behind-2',
  'within-1',
  'total-3',
  'score-0-0',
];
const TIMES = ['any', 'after-60', 'after-70', 'after-80', 'last-5', 'last-10', 'part-2'];
/** Out of a hundred rules. */
const SUBJECTS = [
  [45, () => 'my-team'],
  [20, () => 'my-match'],
  [20, (next: (below: number) => number) => `team:${teamId(next(TEAMS))}`],
  [13, (next: (below: number) => number) => `league:${leagueKey(next(LEAGUES))}`],
  [2, () => 'any'],
] as const;

function subjectOf(next: (below: number) => number): string {
  let at = next(100);
  for (const [share, subject] of SUBJECTS) {
    if (at < share) return subject(next);
    at -= share;
  }
  return 'any';
}

function indexed(text: string, key: number, next: (below: number) => number): IndexedRule<number> {
  const rule = parseRule(text);
  if (isRefused(rule)) throw new Error(text);
  const teams = new Set(Array.from({ length: 10 }, () => teamId(next(TEAMS))));
  const matches = new Set(Array.from({ length: 5 }, () => `g_1_${matchId(next(MATCHES))}`));
  return { key, rule, follows: { teams, matches, stages: new Set() } };
}

function usualRules(): readonly IndexedRule<number>[] {
  const next = seeded(1);
  return Array.from({ length: RULES }, (_, key) => {
    const text = `1/${subjectOf(next)}/${CONDITIONS[next(CONDITIONS.length)]}/${TIMES[next(TIMES.length)]}`;
    return indexed(text, key, next);
  });
}

/** About every match, each with a condition of its own: nothing can be left out. */
const worstRules = (): readonly IndexedRule<number>[] =>
  Array.from({ length: RULES }, (_, key) =>
    indexed(`1/any/total-${(key % 100) + 1}/after-${Math.floor(key / 100) + 1}`, key, () => 0),
  );

function steps(): readonly (readonly [before: AlertFacts, after: AlertFacts])[] {
  return Array.from({ length: MATCHES }, (_, n) => {
    const sides = [2 * n, 2 * n + 1].map((team) => ({ ids: [teamId(team)], name: '', short: '', country: 'dk' }));
    const known = {
      sportId: SPORT.football,
      event: `g_1_${matchId(n)}`,
      league: { key: leagueKey(n), name: '', stage: '' },
      sides: [sides[0]!, sides[1]!] as const,
      stage: 13,
      played: 40 + (n % 50),
    };
    return [factsFor({ ...known, score: [1, 1] }), factsFor({ ...known, score: [2, 1] })] as const;
  });
}

function measure(label: string, rules: readonly IndexedRule<number>[]): { readonly p99: number; readonly ratio: number } {
  const index = createRuleIndex(rules);
  const [ours, plain]: [number[], number[]] = [[], []];
  let [found, expected] = [0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [before, after] of steps()) {
      const fromMs = performance.now();
      found += index.matches(before, after).length;
      const midMs = performance.now();
      expected += plainMatches(rules, before, after).length;
      if (round === 0) continue;
      ours.push(midMs - fromMs);
      plain.push(performance.now() - midMs);
    }
  }
  if (found !== expected) throw new Error(`the index found ${found} matches, the plain loop ${expected}`);
  printTimes(`${label}: one score change`, ours);
  printTimes('peer: the plain loop', plain);
  printRatio('index to plain loop, p50 (ms)', median(ours), median(plain));
  return { p99: percentile(ours, 0.99), ratio: median(ours) / median(plain) };
}

export function runRules(): void {
  const usual = measure(`${RULES} rules`, usualRules());
  const worst = measure(`${RULES} rules about every match, all different`, worstRules());
  printGoal(
    `at most ${GOAL_MS} ms a score change, p99`,
    `${shown(usual.p99)} and ${shown(worst.p99)} ms`,
    Math.max(usual.p99, worst.p99) <= GOAL_MS,
  );
  printGoal(`at most ${GOAL_RATIO} of the plain loop`, shown(usual.ratio), usual.ratio <= GOAL_RATIO);
}
