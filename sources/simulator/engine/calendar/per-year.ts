export function perYear<T>(make: (year: number) => T): (year: number) => T {
  const made = new Map<number, T>();
  return (year) => {
    let value = made.get(year);
    if (value === undefined) made.set(year, (value = make(year)));
    return value;
  };
}
