import { ALERT_KINDS, type AlertKind, DEFAULT_KINDS, maskOf } from '@stillingen/domain';
import type { AlertSettings, AlertSubject } from './contract.ts';

export const KINDS_PATH = 'alerts.kinds';
const ALL = maskOf(ALERT_KINDS);

/** Of a visitor: what is followed rings by it. */
export function usualMask(settings: Pick<AlertSettings, 'get'>): number {
  const kept = settings.get(KINDS_PATH);
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 ? kept & ALL : maskOf(DEFAULT_KINDS);
}

export const maskPath = ({ kind, id }: Pick<AlertSubject, 'kind' | 'id'>): string => `alerts.${kind}.${id}`;

type Subject = Pick<AlertSubject, 'kind' | 'id' | 'stages'>;

/** Paths of the document under which it is followed. */
function followPaths({ kind, id, stages = [] }: Subject): readonly string[] {
  if (kind === 'league') return stages.map((stage) => `mygames.noduel.${stage}`);
  return [kind === 'match' ? `mygames.data.${id}` : `myteams.${id}`];
}

/** What the visitor chose for it alone; null where nothing. */
export function ownMask(settings: Pick<AlertSettings, 'get'>, subject: Pick<AlertSubject, 'kind' | 'id'>): number | null {
  const own = settings.get(maskPath(subject));
  return typeof own === 'number' && Number.isInteger(own) && own >= 0 ? own & ALL : null;
}

export const isFollowed = (settings: Pick<AlertSettings, 'get'>, subject: Subject): boolean =>
  followPaths(subject).some((path) => settings.get(path) !== undefined);

/** What rings for it: nothing where it is not followed and has no choice of its own. */
export function maskFor(settings: Pick<AlertSettings, 'get'>, subject: Subject): number {
  const own = ownMask(settings, subject);
  if (own !== null) return own;
  return isFollowed(settings, subject) ? usualMask(settings) : 0;
}

export const PRESETS = {
  important: maskOf(DEFAULT_KINDS),
  all: ALL,
  end: maskOf(['end']),
  none: 0,
} as const;
export type Preset = keyof typeof PRESETS;

/** Null for a choice that is no preset. */
export const presetOf = (mask: number): Preset | null =>
  (Object.keys(PRESETS) as Preset[]).find((preset) => PRESETS[preset] === mask) ?? null;

export const withKind = (mask: number, kind: AlertKind, isOn: boolean): number =>
  isOn ? mask | maskOf([kind]) : mask & ~maskOf([kind]);
