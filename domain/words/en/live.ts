/** Of baseball: the visitors bat in the top. */
export const halfOf = (isTop: boolean, inning: string): string => `${isTop ? 'top' : 'bottom'} of the ${inning}`;

/** Of a fight. */
export const roundOf = (number: number): string => `round ${number}`;
