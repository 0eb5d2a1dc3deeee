import type { StageRole } from '@stillingen/domain';

/** What a round's name says: which part of the season it is, how it is shown, and which matches form one tie. */
export interface Round {
  readonly role: StageRole;
  /** As shown, in Danish. */
  readonly label: string;
  /** 'Gruppe A', or empty. */
  readonly group: string;
  /** The same for both matches of a tie; empty where nobody goes through. */
  readonly tie: string;
}

const PARTS: readonly (readonly [name: RegExp, role: StageRole])[] = [
  [/^(championship|promotion)\b/i, 'championship'],
  [/^(relegation|kvalifikation)\b/i, 'relegation'],
  [/^(finals|knockout)\b/i, 'knockout'],
  [/^qualif/i, 'qualification'],
  [/play-?offs?\b/i, 'playoff'],
  [/^group\b/i, 'group'],
];

const NUMBERED = /^(?:matchday|round) (\d+)$|^(\d+)\. round$/i;
const KNOCKOUT_LABELS: readonly (readonly [name: RegExp, label: string])[] = [
  [/^quarter-?finals?$/i, 'Kvartfinale'],
  [/^semi-?finals?$/i, 'Semifinale'],
  [/^final$/i, 'Finale'],
  [/^(match for third place|third[- ]place.*)$/i, 'Bronzekamp'],
];

function knockoutLabel(name: string): string | null {
  const size = /^round of (\d+)$/i.exec(name)?.[1];
  if (size !== undefined) return `1/${Number(size) / 2}-finale`;
  return KNOCKOUT_LABELS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

const roundNumber = (name: string): string | null => {
  const found = NUMBERED.exec(name);
  return found?.[1] ?? found?.[2] ?? null;
};

const danishGroup = (name: string): string => name.replace(/^group\b/i, 'Gruppe');

/** Whether a competition is a cup: its title says so, or it has rounds such as a semi-final that no league part encloses. */
export function isCup(title: string, rounds: readonly string[]): boolean {
  return (
    /\b(cup|\w*pokal\w*|cupen|coupe|copa|coppa|taça|beker)\b/i.test(title) ||
    rounds.some((round) => knockoutLabel(round) !== null)
  );
}

/**
 * Reads a round's name, 'Matchday 5', 'Championship, Matchday 1', 'Finals, Round of 16', 'Group A'.
 * `group` is the group where the file names it apart; in a cup every other round is knockout, as are the play-offs of
 * European cups, for which `playOffRole` says so.
 */
export function readRound(raw: string, group: string, cup: boolean, playOffRole: 'playoff' | 'knockout'): Round {
  const comma = raw.lastIndexOf(',');
  const part = comma < 0 ? '' : raw.slice(0, comma).trim();
  const name = raw.slice(comma + 1).trim();
  const number = roundNumber(name);
  const label = number === null ? (knockoutLabel(name) ?? danishGroup(name)) : `${number}. runde`;
  const groupName = group !== '' ? group : ([part, name].find((word) => /^group\b/i.test(word)) ?? '');
  if (groupName !== '') return { role: 'group', label: number === null ? '' : label, group: danishGroup(groupName), tie: '' };

  const named =
    PARTS.find(([pattern]) => pattern.test(part === '' ? name : part))?.[1] ?? (cup && part === '' ? 'knockout' : 'main');
  const role = named === 'playoff' ? playOffRole : named;
  if (role !== 'knockout' && role !== 'playoff') return { role, label, group: '', tie: '' };
  const legs = part !== '' && number !== null;
  return { role, label: legs ? `Playoff, ${number}. kamp` : label, group: '', tie: legs ? part : raw };
}
