import { type Pair, type Side, Stage } from '@stillingen/domain';
import { finalScore, type ImportedMatch, leading } from './match.ts';

/** The aggregate of a tie as the sides of its last match see it; null where a match is missing. */
function aggregate(legs: readonly ImportedMatch[], last: ImportedMatch): Pair | null {
  let total: Pair = [0, 0];
  for (const leg of legs) {
    const score = leg.outcome === null ? null : finalScore(leg.outcome);
    if (score === null) return null;
    const [own, their] = leg.home.name === last.home.name ? score : [score[1], score[0]];
    total = [total[0] + own, total[1] + their];
  }
  return total;
}

/** The only side of a match that plays on in a later tie of the competition, null where that does not tell. */
function playsOn(match: ImportedMatch, knockout: readonly ImportedMatch[]): Side | null {
  const later = knockout.filter(({ start, tie }) => start > match.start && tie !== match.tie);
  const appears = (name: string): boolean => later.some(({ home, away }) => home.name === name || away.name === name);
  const home = appears(match.home.name);
  return home === appears(match.away.name) ? null : home ? 'home' : 'away';
}

/** Who went through by the last match of a tie: by shoot-out, by aggregate, else the side that plays on. */
function whoAdvanced(legs: readonly ImportedMatch[], last: ImportedMatch, knockout: readonly ImportedMatch[]): Side | null {
  const { outcome } = last;
  if (outcome === null || finalScore(outcome) === null) return null;
  if (outcome.advanced !== null) return outcome.advanced;
  if (outcome.penalties !== null) return leading(outcome.penalties);
  const total = outcome.stage === Stage.afterPenalties ? null : aggregate(legs, last);
  return (total === null ? null : leading(total)) ?? playsOn(last, knockout);
}

/** The matches with the side that went through marked in the last match of each tie of one or two. Order is kept. */
export function withAdvanced(matches: readonly ImportedMatch[]): ImportedMatch[] {
  const knockout = matches.filter(({ tie }) => tie !== '');
  const ties = Map.groupBy(knockout, ({ competition, tie, home, away }) =>
    [competition.name, competition.season, tie, ...[home.name, away.name].sort()].join('|'),
  );
  const advanced = new Map<ImportedMatch, Side>();
  for (const legs of ties.values()) {
    const last = legs.reduce((latest, leg) => (leg.start >= latest.start ? leg : latest));
    const side = whoAdvanced(
      legs,
      last,
      knockout.filter(
        ({ competition }) => competition.name === last.competition.name && competition.season === last.competition.season,
      ),
    );
    if (side !== null) advanced.set(last, side);
  }
  return matches.map((match) => {
    const side = advanced.get(match);
    return side === undefined || match.outcome === null ? match : { ...match, outcome: { ...match.outcome, advanced: side } };
  });
}
