/** One page of a list, counted from 0; null past its end. The first page of an empty list is empty. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): readonly Item[] | null {
  if (page > 0 && page * size >= items.length) return null;
  return items.slice(page * size, (page + 1) * size);
}
