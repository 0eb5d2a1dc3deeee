/** With the decimal sign of the language, of a number with a point. */
export const decimalText = (text: string): string => text;

const THOUSANDS = new Intl.NumberFormat('en-GB');

/** '12,345' (FMT-07). */
export const formatThousands = (value: number): string => THOUSANDS.format(value);
