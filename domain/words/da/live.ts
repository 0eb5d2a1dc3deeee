/** Of baseball: the visitors bat in the top. */
export const halfOf = (isTop: boolean, inning: string): string => `${isTop ? 'toppen' : 'bunden'} af ${inning}`;

/** Of a fight. */
export const roundOf = (number: number): string => `${number}. omgang`;
