import { listOf, type Members, membersOf, textOf } from '../kit/readers/json.ts';

/** The bases that a runner can stand on. */
export const BASES = ['1B', '2B', '3B'] as const;

/** The bases after the runners moved with one event of a plate appearance; each runner may have gone in several steps. */
export function moved(bases: ReadonlySet<string>, runners: readonly Members[]): Set<string> {
  const after = new Set(bases);
  const byRunner = Map.groupBy(runners, ({ details }) => textOf(membersOf(membersOf(details).runner).id));
  const ends: string[] = [];
  for (const steps of byRunner.values()) {
    const movements = steps.map(({ movement }) => membersOf(movement));
    after.delete(textOf(movements[0]!.originBase) || textOf(movements[0]!.start));
    const last = movements.at(-1)!;
    if (last.isOut !== true) ends.push(textOf(last.end));
  }
  for (const end of ends) if ((BASES as readonly string[]).includes(end)) after.add(end);
  return after;
}

/** Errors of the fielders that the runners profited by. */
export const errorsIn = (runners: readonly Members[]): number =>
  runners.flatMap(({ credits }) => listOf(credits)).filter(({ credit }) => textOf(credit).endsWith('_error')).length;
