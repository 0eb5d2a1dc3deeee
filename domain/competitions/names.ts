/** The names of a competition as the tables list them, behind bars. */
export interface CompetitionNames {
  /** As Danes call it. */
  readonly name: string;
  /** In English; null where the Danish name serves. */
  readonly english: string | null;
  /** All its other names. */
  readonly aliases: readonly string[];
}

const ENGLISH = '=';

/** 'VM | =World Cup | FIFA World Cup': the Danish name first, the English one after `=`. */
export function namesIn(text: string): CompetitionNames {
  const [name, ...others] = text.split(' | ');
  const english = others.find((other) => other.startsWith(ENGLISH))?.slice(ENGLISH.length) ?? null;
  return {
    name: name!,
    english,
    aliases: others.map((other) => (other.startsWith(ENGLISH) ? other.slice(ENGLISH.length) : other)),
  };
}
