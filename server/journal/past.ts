/** How far back everything is known as it stood: clients ask for at most 180 s, and a request takes some time on its way (milliseconds). */
export const PAST_MS = 200_000;

/** The second at whose end a change is seen (milliseconds): what stood is asked for by whole seconds, so of those in between the last alone is. */
export const secondOf = (atMs: number): number => Math.ceil(atMs / 1000);
