/** With the decimal sign of the language, of a number with a point. */
export const decimalText = (text: string): string => text.replace(/(\d)\.(\d)/, '$1,$2');

/** '12 345' with no-break spaces (FMT-07). */
export const formatThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
