import type { ProfileId } from './calls.ts';

/** Whose push channel, and at which site (ACC-51). */
export interface AccountChannel {
  readonly id: ProfileId;
  readonly namespace: string;
}

const CHANNEL = /^lsid_([0-9a-z]{26})_([A-Za-z0-9-]{1,32})$/;
const REV = /^\{"rev":(\d{1,15})\}$/;

/** The name of the channel; push puts its own prefix before it. */
export const buildAccountChannel = ({ id, namespace }: AccountChannel): string => `lsid_${id}_${namespace}`;

/** The parts of a name; null where it is none. */
export function parseAccountChannel(name: string): AccountChannel | null {
  const [, id, namespace] = CHANNEL.exec(name) ?? [];
  return id === undefined || namespace === undefined ? null : { id, namespace };
}

/** All that is told on the channel: the count that the documents of the user are at. Of several texts the last one counts. */
export const buildRevText = (rev: number): string => `{"rev":${rev}}`;

/** The count in such a text; null where it is none. */
export function parseRevText(text: string): number | null {
  const rev = REV.exec(text)?.[1];
  return rev === undefined ? null : Number(rev);
}
