import { browserPorts, type Client, type Store } from '@stillingen/client';
import {
  type ClientConfig,
  type ConsentPurpose,
  TELEMETRY_PURPOSES,
  type TelemetryConfig,
  type TelemetryModule,
} from '@stillingen/wire';
import { sportOf } from '../entry/components.ts';
import type { PageContent } from '../entry/pages.ts';
import type { StartModule, TelemetryContext } from './contract.ts';
import { DataLayer } from './data-layer/layer.ts';
import { followStages } from './stages.ts';
import { createUses } from './uses.ts';

type Loaders = Readonly<Record<TelemetryModule, () => Promise<{ readonly start: StartModule }>>>;

/** Each is a chunk, fetched once the visitor consented to its purpose. */
const LOADERS: Loaders = {
  dataLayer: () => import('./data-layer/module.ts'),
  affiliate: () => import('./affiliate/module.ts'),
  linker: () => import('./linker/module.ts'),
  adblock: () => import('./adblock/module.ts'),
  statsPing: () => import('./stats-ping/module.ts'),
  counters: () => import('./counters/module.ts'),
  sessionLog: () => import('./session-log/module.ts'),
};

const quietly = (call: () => void): void => {
  try {
    call();
  } catch {
    // No failure of telemetry is shown, logged or retried (O-065).
  }
};

const isNamed = (config: TelemetryConfig, name: TelemetryModule): boolean => config[name] !== undefined;

/**
 * Starts each configured module while its purpose is consented to, and ends it with the consent.
 * No module stops another.
 */
export function runModules(
  context: TelemetryContext,
  consent: Store<readonly ConsentPurpose[]>,
  loaders: Loaders = LOADERS,
  onChange: () => void = () => {},
): void {
  const wanted = new Set<TelemetryModule>();
  const ends = new Map<TelemetryModule, () => void>();
  const names = (Object.keys(loaders) as TelemetryModule[]).filter((name) => isNamed(context.config, name));
  const begin = async (name: TelemetryModule): Promise<void> => {
    const { start } = await loaders[name]();
    if (wanted.has(name) && !ends.has(name)) ends.set(name, start(context));
  };
  const refresh = (): void => {
    for (const name of names) {
      const isAllowed = consent.get().includes(TELEMETRY_PURPOSES[name]);
      if (isAllowed === wanted.has(name)) continue;
      if (isAllowed) {
        wanted.add(name);
        begin(name).catch(() => {});
      } else {
        wanted.delete(name);
        quietly(ends.get(name) ?? (() => {}));
        ends.delete(name);
      }
    }
    quietly(onChange);
  };
  consent.subscribe(refresh);
  refresh();
}

export interface Measured {
  readonly client: Client;
  readonly config: ClientConfig;
  readonly consent: Store<readonly ConsentPurpose[]>;
  readonly starred: Store<ReadonlySet<string>>;
  readonly content: PageContent;
  readonly seeds: ReadonlyMap<string, string>;
}

/** Browser only. Does nothing before consent. */
export function startTelemetry({ client, config, consent, starred, content, seeds }: Measured): void {
  const { session, random, after } = browserPorts();
  const layer = new DataLayer((purpose) => consent.get().includes(purpose));
  const onUse = createUses({
    document,
    starred,
    isSearch: content.kind === 'search',
    path: () => location.pathname,
    later: (call) => void after(0, call),
  });
  runModules(
    {
      config: config.telemetry ?? {},
      projectId: config.projectId,
      page: { kind: content.kind, sportId: sportOf(content) },
      connection: client.connection,
      onStage: (listener) => followStages({ client, content, seeds, onUse }, listener),
      ...{ onUse, session, random, after },
      track: (event) => layer.track(event),
    },
    consent,
    LOADERS,
    () => layer.withdraw(),
  );
}
