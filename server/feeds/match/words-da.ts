import type { Absence, PlayerRole } from '@stillingen/domain';

const ROLES: Readonly<Record<PlayerRole, string>> = {
  goalkeeper: 'Målmand',
  defender: 'Forsvar',
  midfielder: 'Midtbane',
  forward: 'Angreb',
  pitcher: 'Kaster',
  player: '',
};
const REASONS: Readonly<Record<Absence['kind'], string>> = {
  injury: 'Skadet',
  suspension: 'Karantæne',
  illness: 'Syg',
  other: 'Ikke til rådighed',
};

/** What a player of a line-up is; empty where it is not known. */
export const roleWord = (role: PlayerRole | ''): string => (role === '' ? '' : ROLES[role]);
/** Why a player is missing, where the provider has no words for it. */
export const absenceWord = (kind: Absence['kind']): string => REASONS[kind];
/** How likely it is that a missing player plays. */
export const chanceWord = (status: Absence['status']): string => (status === 'doubtful' ? 'Måske klar' : '');

export const GROUP_TITLES = { starters: 'Startopstilling', substitutes: 'Udskiftere', coaches: 'Trænere' } as const;

/** Titles of the tabs and blocks of head-to-head. */
export const HEAD_TO_HEAD = {
  all: 'Samlet',
  atHome: (name: string): string => `${name} – hjemme`,
  away: (name: string): string => `${name} – ude`,
  last: (name: string): string => `Seneste kampe: ${name}`,
  direct: 'Indbyrdes kampe',
} as const;

/** Titles of the blocks of the course of a match. */
export const HISTORY = {
  tieBreak: (part: string): string => `Tiebreak – ${part}`,
} as const;
