export const writeEventId = (epoch: string, positions: Iterable<readonly [subject: string, offset: number]>): string =>
  `${epoch}:${Array.from(positions, ([subject, offset]) => `${subject}=${offset}`).join(',')}`;

export function parseEventId(text: string): { readonly e: string; readonly positions: ReadonlyMap<string, number> } | null {
  const [, e, list] = /^([\w-]{1,32}):(\S*)$/.exec(text) ?? [];
  if (e === undefined || list === undefined) return null;
  const positions = new Map<string, number>();
  for (const each of list.split(',')) {
    const [, subject, offset] = /^([\w/-]+)=(\d{1,15})$/.exec(each) ?? [];
    if (subject !== undefined) positions.set(subject, Number(offset));
  }
  return { e, positions };
}
