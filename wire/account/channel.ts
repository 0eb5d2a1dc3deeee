import type { ProfileId } from './calls.ts';

/** Whose push channel, and at which site (ACC-51). */
export interface AccountChannel {
  readonly id: ProfileId;
  readonly namespace: string;
}

const CHANNEL = /^lsid_([0-9a-z]{26})_([A-Za-z0-9-]{1,32})$/;
const REV = /^\{"rev":(\d{1,15})\}$/;

export const buildAccountChannel = ({ id, namespace }: AccountChannel): string => `lsid_${id}_${namespace}`;

export function parseAccountChannel(name: string): AccountChannel | null {
  const [, id, namespace] = CHANNEL.exec(name) ?? [];
  return id === undefined || namespace === undefined ? null : { id, namespace };
}

export const buildRevText = (rev: number): string => `{"rev":${rev}}`;

export function parseRevText(text: string): number | null {
  const rev = REV.exec(text)?.[1];
  return rev === undefined ? null : Number(rev);
}
