import type { CompetitionRef } from '@stillingen/domain/messages';
import type { League } from './leagues.ts';
import words from './words.json' with { type: 'json' };

const KNOCK_OUT: ReadonlyMap<string, string> = new Map(Object.entries(words.rounds));
const NUMBERED = /(\d{1,2})\. ?(?:spieltag|runde)|(?:spieltag|runde) (\d{1,2})/i;
const GROUP_PHASE = /^(gruppenphase|vorrunde|ligaphase|hauptrunde)/i;
const LEG = /[\s,-]+(hin|rück)(spiele?|runde)$/i;

export interface Round {
  /** Danish; empty where the name of the round has none. */
  readonly label: string;
  readonly role: NonNullable<CompetitionRef['role']>;
}

/** Of the round's German name. A day of matches in a cup belongs to its group phase. */
export function roundOf(groupName: string, { isCup = false }: League): Round {
  const leg = LEG.exec(groupName)?.[1]?.toLowerCase();
  const name = groupName.replace(LEG, '').trim();
  const [, first, second] = NUMBERED.exec(name) ?? [];
  const number = first ?? second;
  const knockOut = KNOCK_OUT.get(name.toLowerCase());
  const label = number === undefined ? (knockOut ?? (GROUP_PHASE.test(name) ? '' : name)) : `${number}. runde`;
  const isPlayedByAll = !isCup || GROUP_PHASE.test(name) || /spieltag/i.test(name);
  return {
    label: leg === undefined ? label : `${label}, ${leg === 'hin' ? 1 : 2}. kamp`,
    role: /qualifikation/i.test(name) ? 'qualification' : isPlayedByAll ? 'main' : 'knockout',
  };
}
