/** How far back everything is known as it stood: clients ask for at most 180 s, and a request takes some time on its way (milliseconds). */
export const PAST_MS = 200_000;
