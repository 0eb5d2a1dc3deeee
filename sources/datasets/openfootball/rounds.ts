import type { StageRole } from '@stillingen/domain';

export interface Round {
  readonly role: StageRole;
  readonly label: string;
  readonly group: string;
  /** Equal for both matches of a tie; empty where no side advances. */
  readonly tie: string;
}

export interface RoundsOfFile {
  readonly cup: boolean;
  /** Play-offs lead on in a cup, or decide a place in a league. */
  readonly playOffRole: 'playoff' | 'knockout';
  readonly leagueParts: ReadonlySet<string>;
}

const LEAGUE_PARTS: readonly (readonly [name: RegExp, role: StageRole])[] = [
  [/^group stage/i, 'main'],
  [/\b(championship|promotion|title|meister\w*|mester\w*|upper|top \d+)\b|^playoff i$/i, 'championship'],
  [/\b(relegation|kvalifikation|qualifikationsgruppe|abstieg\w*|lower|bottom \d+)\b/i, 'relegation'],
  [/\b(playoffs?|play-offs?|europe|europa|conference|ecl|middle)\b/i, 'playoff'],
];

const HALF_SEASONS: readonly (readonly [name: RegExp, group: string])[] = [
  [/^apertura\b/i, 'Apertura'],
  [/^clausura\b/i, 'Clausura'],
  [/^opening\b/i, 'Åbningsserie'],
  [/^closing\b/i, 'Afslutningsserie'],
  [/^phase i$/i, 'Fase 1'],
  [/^phase ii$/i, 'Fase 2'],
];

const KNOCKOUT_PARTS: readonly (readonly [name: RegExp, role: StageRole])[] = [
  [/^(finals|knockout)\b/i, 'knockout'],
  [/\bqualif/i, 'qualification'],
];

const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };
const NUMBERED =
  /^(?:(?:matchday|match day|round|play-in round)\s*(\d+)(?: of \d+)?|(\d+)(?:\.|st|nd|rd|th) (?:round|runde|vorrunde)|(first|second|third|fourth|fifth|sixth) round)$/i;
const LEG = /^(?:leg (\d)(?: of \d)?|(\d)(?:st|nd) leg|(first|second) leg)$/i;

const KNOCKOUT_LABELS: readonly (readonly [name: RegExp, label: string])[] = [
  [/^quarter[- ]?finals?$/i, 'Kvartfinale'],
  [/^semi[- ]?finals?$/i, 'Semifinale'],
  [/^finals?$/i, 'Finale'],
  [/^(match for third place|match 3rd place|third[- ]place.*|3rd[- ]place.*)$/i, 'Bronzekamp'],
  [/^(play-?off-runde|play-?offs?)$/i, 'Playoff'],
  [/^elimination final$/i, 'Elimination'],
  [/^(direkter )?abstieg$/i, 'Nedrykningskamp'],
  [/^replays?$/i, 'Omkamp'],
  [/^preliminary( round)?$/i, 'Indledende runde'],
];

function knockoutLabel(name: string): string | null {
  const size = /^round of (\d+)$/i.exec(name)?.[1];
  if (size !== undefined) return `1/${Number(size) / 2}-finale`;
  const share = /^(1\/\d+)[- ]finals?$/i.exec(name)?.[1];
  if (share !== undefined) return `${share}-finale`;
  const places = /^(\d+\.(?:-\d+\.)?) platz\b/i.exec(name)?.[1];
  if (places !== undefined) return `Om ${places} plads`;
  return KNOCKOUT_LABELS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

const numberIn = (found: RegExpExecArray | null): number | null => {
  const [, ...parts] = found ?? [];
  const word = parts.find((part) => part !== undefined);
  return word === undefined ? null : (ORDINALS[word.toLowerCase()] ?? Number(word));
};

/** 'Championship, Matchday 1', 'Semi-Finals - 1st Leg'. */
function splitRound(raw: string): { part: string; name: string } {
  const comma = raw.lastIndexOf(',');
  if (comma >= 0) return { part: raw.slice(0, comma).trim(), name: raw.slice(comma + 1).trim() };
  const [, part, leg] = /^(.*\S)\s+-\s+(\S.*)$/.exec(raw) ?? [];
  return part !== undefined && LEG.test(leg!) ? { part, name: leg! } : { part: '', name: raw.trim() };
}

const GROUP = /^group (?!stage\b|\S+ play-?off)\S+$/i;
const danishGroup = (name: string): string => name.replace(/^group\b/i, 'Gruppe');

export function isCup(title: string, rounds: readonly string[]): boolean {
  return (
    /\b(cups?|\w*pokal\w*|cupen|coupe|copa|coppa|taça|beker|kupasi|kupa|kupası)\b|\bworld cup\b|^euro\b/iu.test(title) ||
    rounds.some((round) => knockoutLabel(round) !== null)
  );
}

/** Matches of a play-off have numbers too, but their clubs meet one other. */
export function leaguePartsOf(rows: readonly Readonly<Record<'round' | 'home' | 'away', string>>[]): Set<string> {
  const byPart = Map.groupBy(rows, ({ round }) => splitRound(round).part);
  return new Set(
    [...byPart].flatMap(([part, own]) => {
      const pairs = new Set(own.map(({ home, away }) => [home, away].sort().join('|')));
      const clubs = new Set(own.flatMap(({ home, away }) => [home, away]));
      const numbered = own.every(({ round }) => NUMBERED.test(splitRound(round).name));
      return numbered && pairs.size > clubs.size / 2 ? [part] : [];
    }),
  );
}

export function readRound(raw: string, group: string, { cup, playOffRole, leagueParts }: RoundsOfFile): Round {
  const { part, name } = splitRound(raw);
  const number = numberIn(NUMBERED.exec(name));
  const leg = numberIn(LEG.exec(name));
  const label = number === null ? (knockoutLabel(name) ?? danishGroup(name)) : `${number}. runde`;
  const groupName = group !== '' ? group : ([part, name].find((word) => GROUP.test(word)) ?? '');
  if (groupName !== '') return { role: 'group', label: number === null ? '' : label, group: danishGroup(groupName), tie: '' };
  if (/^final round$/i.test(name)) return { role: 'group', label: '', group: 'Slutspil', tie: '' };
  if (part === '' && !cup) return { role: 'main', label, group: '', tie: '' };
  if (part !== '' && leagueParts.has(part)) {
    const half = HALF_SEASONS.find(([pattern]) => pattern.test(part))?.[1];
    if (half !== undefined) return { role: 'group', label, group: half, tie: '' };
    return { role: LEAGUE_PARTS.find(([pattern]) => pattern.test(part))?.[1] ?? 'main', label, group: '', tie: '' };
  }
  const role =
    part === '' ? 'knockout' : (KNOCKOUT_PARTS.find(([pattern]) => pattern.test(part))?.[1] ?? (cup ? 'knockout' : playOffRole));
  const replayed = /^group \S+ play-?off$/i.test(name);
  if (leg !== null) return { role, label: `${knockoutLabel(part) ?? part}, ${leg}. kamp`, group: '', tie: part };
  if (number !== null && /^matchday/i.test(name)) return { role, label: `Playoff, ${number}. kamp`, group: '', tie: part };
  return { role, label: replayed ? 'Omkamp' : label, group: '', tie: raw === '' ? part : raw };
}
