import { type Client, createStore, type Store, type Table, type WritableStore } from '@stillingen/client';
import { copenhagenHours, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

interface Watched {
  readonly table: Table;
  readonly rows: WritableStore<ReadonlySet<string>>;
  close(): void;
}

/** Starts what rings for rows of a table. */
type Start = (table: Table, rows: Store<ReadonlySet<string>>) => { close(): void };

/** Tables with rows that may ring. A row of several tables belongs to the first. */
export class WatchedTables {
  readonly #client: Pick<Client, 'openTable' | 'clock'>;
  readonly #start: Start;
  readonly #ready: (sportIds: readonly number[]) => Promise<void>;
  readonly #watched = new Set<Watched>();
  readonly #sports = new Map<number, Watched>();

  /** `ready` fetches the sports of rows, and rejects where it cannot. */
  constructor(client: Pick<Client, 'openTable' | 'clock'>, start: Start, ready: (sportIds: readonly number[]) => Promise<void>) {
    this.#client = client;
    this.#start = start;
    this.#ready = ready;
  }

  add(table: Table, closeTable: () => void = () => {}): Watched {
    const rows = createStore<ReadonlySet<string>>(new Set());
    const alerts = this.#start(table, rows);
    const end = table.structure.subscribe(() => this.#share());
    const watched: Watched = {
      ...{ table, rows },
      close: () => {
        this.#watched.delete(watched);
        end();
        alerts.close();
        closeTable();
        this.#share();
      },
    };
    this.#watched.add(watched);
    this.#share();
    return watched;
  }

  /** Those whose every match of today may ring. */
  setSports(wanted: readonly number[]): void {
    for (const [id, watched] of this.#sports) {
      if (wanted.includes(id)) continue;
      watched.close();
      this.#sports.delete(id);
    }
    for (const sport of wanted) if (!this.#sports.has(sport)) this.#sports.set(sport, this.#addSport(sport));
  }

  #addSport(sport: number): Watched {
    const tz = copenhagenHours(this.#client.clock.nowS());
    const feed = buildPageFeedName({ kind: 'full', sport, day: 0, tz, lang: 'da', projectType: PROJECT_TYPE.id });
    const opened = this.#client.openTable({ feed, day: 0, tzHours: copenhagenHours });
    return this.add(opened.table, () => opened.close());
  }

  #share(): void {
    const sports = [...this.#watched].flatMap(({ table }) =>
      table.structure.get().leagues.map(({ league }) => league.sportId ?? 0),
    );
    // Rows of a sport that cannot be fetched ring on a later page.
    this.#ready(sports).then(
      () => this.#divide(),
      () => {},
    );
  }

  #divide(): void {
    const taken = new Set<string>();
    for (const { table, rows } of this.#watched) {
      const own = [...table.rows.keys()].filter((id) => !taken.has(id));
      rows.set(new Set(own));
      for (const id of own) taken.add(id);
    }
  }
}
