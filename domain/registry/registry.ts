import type { DatedName } from './competition-names.ts';
import type { LeagueType, Pair } from '../event/entities.ts';

/** A club as the registry knows it. Names that mean the same club stand in `aliases`. */
export interface Club {
  /** The display name in Denmark, 'FC København'. */
  readonly name: string;
  /** Country code, 'dk', 'gb-eng'. */
  readonly country: string;
  /** Three capitals. */
  readonly code: string;
  readonly aliases: readonly string[];
  /** Two CSS hex colours without '#': shirt, and second colour; null where they are not known. */
  readonly colours: Pair<string> | null;
}

/** A competition as the registry knows it. */
export interface Competition {
  /** Lower-case ASCII, unique in its country: 'superligaen'. */
  readonly slug: string;
  /** The display name in Denmark. */
  readonly name: string;
  /** The same in English; null where it is the same. */
  readonly english: string | null;
  /** What its seasons are called where that is another name. */
  readonly dated: readonly DatedName[];
  readonly country: string;
  readonly aliases: readonly string[];
  readonly type: LeagueType;
  /** Order within its country, 0 first. */
  readonly order: number;
  readonly format: 'league' | 'cup' | 'groups';
}
