import type { RenderRequest } from '@stillingen/wire';
import { NOW_S } from './table-feeds.ts';

/** Of a visitor without any choice. */
export const renderRequest = (path: string, more: Partial<RenderRequest> = {}): RenderRequest => ({
  path,
  search: '',
  nowMs: NOW_S * 1000,
  tzHours: 1,
  theme: null,
  collapsed: [],
  compact: false,
  liveFirst: false,
  delayS: 0,
  demo: 'none',
  gallery: false,
  live: '',
  ...more,
});
