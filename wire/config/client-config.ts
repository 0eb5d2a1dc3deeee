import type { OriginConfig } from './origin-config.ts';

/** What a page tells its client of the service: the operator's settings, as JSON. */
export interface ClientConfig {
  readonly projectId: number;
  /** Value of the x-fsign header (FEED-04). */
  readonly sign: string;
  /** What stands between the project and the name of a feed (FEED-02); '/x/feed/' where absent. */
  readonly feedPrefix?: string;
  /** Up to 10 addresses of the push channel, 'wss://push.example.dk/push' (PUSH-03). */
  readonly push?: readonly string[];
  /** What push subjects stand under (PUSH-04); nothing where absent. */
  readonly pushNamespace?: string;
  /** The name of the site among those that share accounts (ACC-12); 'stillingen' where absent. */
  readonly accountNamespace?: string;
  /** Whether the server can say where the visitor is (FEED-05); it is not asked where absent. */
  readonly asksGeo?: boolean;
  /** Where feeds come from (ORIGIN-01); from the page's own host where absent. */
  readonly resolver?: OriginConfig;
}

/** The most addresses of the push channel (PUSH-03). */
export const MAX_PUSH_ALIASES = 10;
