import type { ConsentPurpose } from '@stillingen/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TELEMETRY_ERRORS } from '../errors.ts';
import { DataLayer } from './layer.ts';

afterEach(() => vi.unstubAllGlobals());

it('[ANALYTICS-04] an event that is tracked outside a browser throws the error of the table', () => {
  const layer = new DataLayer(() => true);
  expect(() => layer.track({ event: 'game_added' })).toThrow(new Error(TELEMETRY_ERRORS.outsideBrowser('game_added')));
  expect(TELEMETRY_ERRORS.outsideBrowser('game_added')).toBe(
    "Track event 'game_added' outside the browser (window undefined) not implemented",
  );
});

describe('in a browser', () => {
  function open(granted: readonly ConsentPurpose[], before?: unknown[]) {
    const scope: { dataLayer?: unknown[] } = before === undefined ? {} : { dataLayer: before };
    vi.stubGlobal('window', scope);
    const allowed = new Set(granted);
    return { scope, allowed, layer: new DataLayer((purpose) => allowed.has(purpose)) };
  }

  it('[ANALYTICS-01] the data layer holds events of consented purposes alone, and exists with the first', () => {
    const { scope, layer } = open(['statistics']);
    layer.track({ event: 'adblock_detected' });
    expect(scope).toEqual({});
    layer.track({ event: 'page_view', page: 'table', sport_id: 1 });
    expect(scope.dataLayer).toEqual([{ event: 'page_view', page: 'table', sport_id: 1 }]);
  });

  it('removes its own events with their consent, and nothing of other programs', () => {
    const foreign = { event: 'gtm.js' };
    const { scope, allowed, layer } = open(['statistics', 'advertising'], [foreign]);
    layer.track({ event: 'game_added' });
    layer.track({ event: 'adblock_detected' });
    allowed.delete('advertising');
    layer.withdraw();
    expect(scope.dataLayer).toEqual([foreign, { event: 'game_added' }]);
    allowed.clear();
    layer.withdraw();
    expect(scope.dataLayer).toEqual([foreign]);
  });

  it('removes the array with the last event', () => {
    const { scope, allowed, layer } = open(['statistics']);
    layer.track({ event: 'game_added' });
    allowed.clear();
    layer.withdraw();
    layer.withdraw();
    expect(scope).toEqual({});
  });
});
