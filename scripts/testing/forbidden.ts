/** Source text by path. */
export type Tree = Readonly<Record<string, string>>;

/** For every rule: trees in which it must fire, and similar ones in which it must not. */
export const FORBIDDEN: Readonly<Record<string, { readonly fires: readonly Tree[]; readonly passes: readonly Tree[] }>> = {
  'domain-imports-nothing': {
    fires: [
      { 'domain/event/clock.ts': "import { readRows } from '@stillingen/wire';" },
      { 'domain/state/apply.ts': "import type { IngestClient } from '../../sources/ports.ts';" },
      { 'domain/event/clock.test.ts': "import { play } from '@stillingen/sources';" },
    ],
    passes: [{ 'domain/state/apply.ts': "import { Stage } from '../event/stage.ts';" }],
  },
  'domain-takes-no-package': {
    fires: [
      { 'domain/text/names.ts': "import Type from 'typebox';" },
      { 'domain/messages/index.ts': "import { z } from 'zod';" },
      { 'wire/text.ts': "import { parse } from 'csv-parse';" },
    ],
    passes: [
      { 'domain/messages/index.ts': "import Type from 'typebox';\nimport { Compile } from 'typebox/compile';" },
      { 'wire/text.test.ts': "import fc from 'fast-check';" },
    ],
  },
  'wire-imports-domain-only': {
    fires: [
      { 'wire/push.ts': "export { open } from '@stillingen/client';" },
      { 'wire/push.ts': "import type { Feed } from '@stillingen/server';" },
    ],
    passes: [{ 'wire/push.ts': "import { Stage } from '@stillingen/domain';" }],
  },
  'client-imports-wire-and-domain': {
    fires: [
      { 'client/sync/driver.ts': "const shell = import('@stillingen/web');" },
      { 'client/store.ts': "import type { Live } from '@stillingen/server';" },
    ],
    passes: [{ 'client/store.ts': "import { readRows } from '@stillingen/wire';" }],
  },
  'web-imports-no-server': {
    fires: [
      { 'web/page/paths.ts': "import { routes } from '@stillingen/server';" },
      { 'web/match/page.tsx': "import { replay } from '@stillingen/sources';" },
    ],
    passes: [{ 'web/match/page.tsx': "import { useState } from 'react';\nimport { createClient } from '@stillingen/client';" }],
  },
  'sources-import-domain-only': {
    fires: [
      { 'sources/simulator/run.ts': "import { ingest } from '@stillingen/server';" },
      { 'sources/datasets/kit/replay/play.ts': "import { writeRow } from '@stillingen/wire';" },
    ],
    passes: [
      {
        'sources/datasets/nba/read.ts':
          "import { readFile } from 'node:fs/promises';\nimport type { Message } from '@stillingen/domain/messages';",
      },
    ],
  },
  'server-imports-no-front-end': {
    fires: [
      { 'server/pages/plugin.ts': "import { render } from '@stillingen/web';" },
      { 'server/main.ts': "import { createTable } from '@stillingen/client';" },
    ],
    passes: [{ 'server/pages/plugin.ts': "import { readRows } from '@stillingen/wire';" }],
  },
  'only-the-composition-names-sources': {
    fires: [
      { 'server/ingest/plugin.ts': "import { createWorld } from '@stillingen/sources';" },
      { 'server/ops/config/config.ts': "import { SIZES } from '@stillingen/sources';" },
    ],
    passes: [
      {
        'server/main.ts': "import { runWorld } from '@stillingen/sources';",
        'server/cli/import.ts': "import { readFolder } from '@stillingen/sources';",
      },
    ],
  },
  'services-import-no-service': {
    fires: [
      { 'server/feeds/render.ts': "import { leader } from '../leader/leader.ts';" },
      { 'server/made-tomorrow/plugin.ts': "import type { Push } from '../push/hub.ts';" },
    ],
    passes: [
      {
        'server/feeds/render.ts':
          "import { bus } from '../bus/bus.ts';\nimport { sql } from '../database/database.ts';\nimport { body } from './body.ts';",
      },
      { 'server/cli/serve.ts': "import { leader } from '../leader/leader.ts';" },
      { 'server/feeds/render.ts': "import type { Config } from '../ops/config/config.ts';" },
    ],
  },
  'shared-folders-import-no-service': {
    fires: [
      { 'server/journal/journal.ts': "import { accept } from '../ingest/accept.ts';" },
      { 'server/http/app.ts': "import { feeds } from '../feeds/plugin.ts';" },
      { 'server/ops/config/config.ts': "import { LIMITS } from '../../push/limits.ts';" },
      { 'server/projection/projection.ts': "import { bodyOf } from '../feeds/body.ts';" },
      { 'server/below-node/raw-socket.ts': "import type { Frame } from '../push/frame.ts';" },
    ],
    passes: [
      { 'server/testing/push.ts': "import { push } from '../push/plugin.ts';" },
      { 'server/projection/projection.test.ts': "import { createTestFeeds } from '../testing/feeds.ts';" },
      { 'server/journal/journal.ts': "import { sql } from '../database/database.ts';" },
      { 'server/main.ts': "import { feeds } from './feeds/plugin.ts';" },
    ],
  },
  'composition-is-not-imported': {
    fires: [
      { 'server/push/hub.ts': "import { stop } from '../main.ts';" },
      { 'server/http/app.ts': "import { serve } from '../cli/serve.ts';" },
      { 'server/http/app.ts': "import { line } from '../testing/line.ts';" },
    ],
    passes: [
      { 'server/main.test.ts': "import { main } from './main.ts';" },
      { 'server/testing/stack.ts': "import { stack } from '../compose/stack.ts';" },
      { 'server/main.ts': "import { serve } from './cli/serve.ts';" },
    ],
  },
  'no-node-in-shared-code': {
    fires: [
      { 'domain/event/ids.ts': "import { createHash } from 'node:crypto';" },
      { 'wire/text.ts': "import { Buffer } from 'buffer';" },
      { 'client/feeds/request.ts': "import http from 'node:http';" },
      { 'web/entry/server.tsx': "import { readFileSync } from 'node:fs';" },
    ],
    passes: [
      { 'wire/text.test.ts': "import { readFileSync } from 'node:fs';", 'web/vite.config.ts': "import path from 'node:path';" },
    ],
  },
  'workspaces-import-by-package-name': {
    fires: [
      { 'wire/fields.ts': "import { Stage } from '../domain/event/stage.ts';" },
      { 'web/table/row.tsx': "import { Store } from '../../client/store.ts';" },
    ],
    passes: [
      {
        'wire/fields.ts': "import { Stage } from '@stillingen/domain';",
        'wire/fields.test.ts': "import { scenario } from '../domain/testing/scenario.ts';",
        'bench/decode.ts': "import { readRows } from '../wire/text.ts';",
      },
    ],
  },
  'browsers-get-no-table-of-sports': {
    fires: [
      {
        'web/table/row.tsx': "import { sportById } from '@stillingen/domain';",
        'domain/index.ts': "export { sportById } from './sports/index.ts';",
        'domain/sports/index.ts': 'export const sportById = 1;',
      },
    ],
    passes: [
      {
        'web/table/row.tsx': "import { sportNameById } from '@stillingen/domain';",
        'domain/index.ts': "export { sportById, sportNameById } from './sports/index.ts';",
        'domain/sports/index.ts': "export { sportNameById } from '../sport/names.ts';\nexport const sportById = 1;",
        'domain/sport/names.ts': 'export const sportNameById = 1;',
      },
      {
        'web/entry/render.tsx': "import { sportById } from '@stillingen/domain';",
        'domain/index.ts': "export { sportById } from './sports/index.ts';",
        'domain/sports/index.ts': 'export const sportById = 1;',
      },
    ],
  },
  'browsers-get-no-provider-code': {
    fires: [
      { 'client/feed.ts': "import { check } from '@stillingen/domain/messages';" },
      { 'client/feed.ts': "import { type Message } from '@stillingen/domain/messages';" },
      {
        'web/table/crest.tsx': "import { CLUBS } from '@stillingen/domain';",
        'domain/index.ts': "export { CLUBS } from './registry/clubs.ts';",
      },
      {
        'client/feed.ts': "import { eventRow } from '@stillingen/wire';",
        'wire/index.ts': "export { eventRow } from './event-row.ts';",
        'wire/event-row.ts': "import { rank } from '@stillingen/domain';",
        'domain/index.ts': "import { rank } from './standings/index.ts';\nexport { rank };",
      },
      {
        'client/feed.ts': "import { check } from '@stillingen/wire';",
        'wire/index.ts': "import Type from 'typebox';\nexport const check = Type.String();",
      },
    ],
    passes: [
      { 'client/feed.ts': "import type { Message } from '@stillingen/domain/messages';" },
      { 'client/feed.test.ts': "import { check } from '@stillingen/domain/messages';" },
      {
        'client/feed.ts': "import { isDecided } from '@stillingen/domain';",
        'domain/index.ts': "export { CLUBS } from './registry/clubs.ts';\nexport { isDecided } from './event/stage.ts';",
        'domain/event/stage.ts': 'export const isDecided = true;',
      },
    ],
  },
  'browsers-get-no-table-of-feeds': {
    fires: [
      {
        'client/client.ts': "import { buildFeedName } from '@stillingen/wire';",
        'wire/index.ts': "export { buildFeedName } from './names/feed-name.ts';",
        'wire/names/feed-name.ts': 'export const buildFeedName = 1;',
      },
    ],
    passes: [
      {
        'client/client.ts': "import { buildPageFeedName } from '@stillingen/wire';",
        'wire/index.ts':
          "export { buildFeedName } from './names/feed-name.ts';\nexport { buildPageFeedName } from './names/page-feed-name.ts';",
        'wire/names/feed-name.ts': 'export const buildFeedName = 1;',
        'wire/names/page-feed-name.ts': 'export const buildPageFeedName = 1;',
      },
    ],
  },
  'entry-points-name-their-exports': {
    fires: [
      { 'wire/index.ts': "export * from './text.ts';" },
      { 'domain/index.ts': "export type * from './event/entities.ts';" },
    ],
    passes: [{ 'wire/index.ts': "export { readRows, type Row } from './text.ts';\nexport * as text from './text.ts';" }],
  },
  'time-and-chance-are-arguments': {
    fires: [
      { 'domain/event/clock.ts': 'export const nowS = () => Date.now() / 1000;' },
      { 'domain/event/clock.ts': 'export const year = new Date().getFullYear();' },
      { 'domain/event/clock.ts': 'export const text = Date();' },
      { 'wire/push.ts': 'export const startMs = performance.now();' },
      { 'domain/event/ids.ts': 'export const id = () => Math.random();' },
      { 'wire/sign.ts': 'export const id = crypto.randomUUID();' },
    ],
    passes: [
      {
        'domain/time/days.ts': 'export const iso = (seconds: number) => new Date(seconds * 1000).toISOString();',
        'client/clock.ts': 'export const nowMs = () => Date.now();',
      },
    ],
  },
  'wire-formats-stay-in-wire': {
    fires: [
      {
        'server/feeds/rows.ts':
          "import { writeRow } from '@stillingen/wire';\nexport const gone = (id: string) => writeRow([['AA', id]]);",
      },
      { 'client/table/decode.ts': "export const isLeague = (head: string) => head === 'ZA';" },
      { 'server/push/hub.ts': 'export const subject = (sport: number) => `u_${sport}_1`;' },
      { 'web/entry/resolve-route.ts': 'export const feed = (id: string) => `df_ev_1_${id}`;' },
      { 'web/entry/resolve-route.ts': "export const today = 'f_1_0_1_da_1';" },
      { 'client/table/decode.ts': "export const cells = (row: string) => row.split('¬');" },
      { 'server/feeds/tell.ts': 'export const cell = (goals: number) => `AG÷${goals}`;' },
    ],
    passes: [
      { 'wire/rows.ts': "export const head = 'ZA' + '÷';" },
      { 'client/table/decode.test.ts': "export const text = 'AA÷x¬~';" },
      { 'server/feeds/words-da.ts': "export const words = ['Service', 'f_', 'service', 'da'];" },
      { 'web/text/da/match/fight.ts': "export const words = new Map([['SD', 'delt afgørelse']]);" },
      { 'sources/datasets/nba/schedule.ts': "export const isOpen = (time: string) => time === 'TBD';" },
      { 'web/match/model/tabs.ts': "export const hasTables = (tabs: readonly string[]) => tabs.includes('TA');" },
    ],
  },
  'a-sport-is-a-value': {
    fires: [
      { 'server/feeds/match.ts': 'export const isTold = (event: { sportId: number }) => event.sportId === 14;' },
      { 'domain/event/series.ts': 'const FOOTBALL = 1;\nexport const counts = (sportId: number) => sportId !== FOOTBALL;' },
      { 'web/table/row.ts': 'export const isTennis = (sport: { id: number }) => 2 === sport.id;' },
    ],
    passes: [
      { 'server/feeds/lists.ts': 'export const takesAll = (sportId: number) => sportId === 0;' },
      { 'server/feeds/news.ts': 'const ALL_SPORTS = 0;\nexport const takesAll = (sportId: number) => sportId === ALL_SPORTS;' },
      { 'client/table.test.ts': 'export const isTennis = (sportId: number) => sportId === 2;' },
      {
        'web/shell/header/sport-bar.ts':
          'export const isShown = (sport: { id: number }, sportId: number) => sport.id === sportId;',
      },
    ],
  },
};
