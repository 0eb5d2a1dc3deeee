/** The names of a competition as the tables list them, behind bars. */
export interface CompetitionNames {
  /** As Danes call it. */
  readonly name: string;
  /** In English; null where the Danish name serves. */
  readonly english: string | null;
  /** What its seasons are called where that is another name, oldest first; its address keeps `name`. */
  readonly dated: readonly DatedName[];
  /** All its other names. */
  readonly aliases: readonly string[];
}

/** A name that a competition has in seasons that begin in a year or later; 0 where it has it in all. */
export interface DatedName {
  readonly from: number;
  readonly name: string;
}

const ENGLISH = /^=/;
const DATED = /^@(\d{4})? ?/;

/**
 * 'VM | =World Cup | FIFA World Cup': the Danish name first, the English one after `=`. 'Kvindeligaen | @1993 Elitedivisionen |
 * @2016 Kvindeligaen' dates the names of its seasons, '@Pro League' is that of all.
 */
export function namesIn(text: string): CompetitionNames {
  const [name, ...others] = text.split(' | ');
  return {
    name: name!,
    english: others.find((other) => ENGLISH.test(other))?.replace(ENGLISH, '') ?? null,
    dated: others
      .filter((other) => DATED.test(other))
      .map((other) => ({ from: Number(DATED.exec(other)![1] ?? 0), name: other.replace(DATED, '') })),
    aliases: others.map((other) => other.replace(ENGLISH, '').replace(DATED, '')),
  };
}

/** What a competition is called in a season, '2025/2026' or '2026'. */
export const nameInSeason = ({ name, dated }: Pick<CompetitionNames, 'name' | 'dated'>, season: string): string =>
  dated.findLast(({ from }) => from <= Number(season.slice(0, 4)))?.name ?? name;
