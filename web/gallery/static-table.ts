import { createStore, type Store, type Table, type TableLeague, type TableRow } from '@stillingen/client';

export interface Sample {
  readonly league: TableLeague['league'];
  readonly rows: readonly TableRow[];
}

export function staticTable(samples: readonly Sample[]): Table {
  const rows = new Map(samples.flatMap((sample) => sample.rows.map((row) => [row.id ?? '', row] as const)));
  const stores = new Map<string, Store<TableRow>>([...rows].map(([id, row]) => [id, createStore(row)]));
  const leagues = samples.map((sample) => ({ league: sample.league, events: sample.rows.map(({ id }) => id ?? '') }));
  return {
    structure: createStore({ leagues }),
    rows,
    row(id) {
      const store = stores.get(id);
      if (store === undefined) throw new RangeError(`no event ${id} in this table`);
      return store;
    },
  };
}
