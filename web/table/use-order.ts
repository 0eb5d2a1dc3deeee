import { useEffect, useState } from 'react';

export type Order = 'league' | 'time';
const KEY = 'sortering';

/** How the matches are sorted, and what changes it; remembered on this device once it was chosen. */
export function useOrder(): [Order, () => void] {
  const [order, setOrder] = useState<Order>('league');
  useEffect(() => {
    if (localStorage.getItem(KEY) === 'time') setOrder('time');
  }, []);
  const toggle = (): void => {
    const next = order === 'league' ? 'time' : 'league';
    localStorage.setItem(KEY, next);
    setOrder(next);
  };
  return [order, toggle];
}
