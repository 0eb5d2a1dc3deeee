import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { USED_EVENTS, withoutEvents } from './react-events.ts';
import { ABSENT_KINDS, withoutAbsent } from './react-parts.ts';
import { USED_ALIASES, withoutProperties } from './react-properties.ts';
import { absentUse, namesIn } from './react-use.ts';
import { clientOfPages, unknownImport, USED, withoutUnused } from './react.ts';

const require = createRequire(import.meta.url);
const source = (name: string, file = name): string =>
  readFileSync(require.resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`), 'utf8');

function exportsOf(code: string): string[] {
  const module = { exports: {} };
  runInNewContext(code, { module, exports: module.exports, require });
  return Object.keys(module.exports);
}

it('leaves of React what is used, what its parts need of each other, and nothing else', () => {
  const whole = exportsOf(source('react'));
  expect(whole).toEqual(expect.arrayContaining([...USED]));
  const left = whole.filter((name) => USED.has(name) || name.startsWith('__') || name === 'version');
  expect(exportsOf(withoutUnused(source('react')))).toEqual(left);
  expect(left.length).toBeLessThan(whole.length);
});

it('leaves of React DOM what its parts need of each other', () => {
  expect(exportsOf(source('react-dom'))).toContain('createPortal');
  expect(exportsOf(withoutUnused(source('react-dom')))).toEqual([
    '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'version',
  ]);
});

it('leaves of the client of React DOM hydration, and nothing that its other exports reach', () => {
  const left = withoutUnused(source('react-dom', 'react-dom-client'));
  expect(exportsOf(left)).toEqual(['hydrateRoot', 'version']);
  for (const unreached of ['ReactDOMSharedInternals.d = ', 'findDOMNode', 'unstable_scheduleHydration'])
    expect(left).not.toContain(unreached);
});

it('leaves of the scheduler what React DOM calls', () => {
  const called = new Set(source('react-dom', 'react-dom-client').match(/(?<=\bScheduler\.)unstable_\w+/g));
  const whole = exportsOf(source('scheduler'));
  const left = exportsOf(withoutUnused(source('scheduler')));
  expect(left).toEqual(expect.arrayContaining(whole.filter((name) => called.has(name))));
  expect(left.length).toBeLessThan(whole.length);
});

it.each([
  ["import { type ReactNode, useState } from 'react';", null],
  ["import {\n  useState,\n  useReducer,\n} from 'react';", 'useReducer'],
  ["import { createPortal } from 'react-dom';", 'createPortal'],
  ["import { hydrateRoot } from 'react-dom/client';", null],
  ["import React, { useState } from 'react';", '*'],
  ["import * as React from 'react';", '*'],
  ["const React = require('react');", '*'],
])('finds in %s what is not given', (code, unknown) => {
  expect(unknownImport(code)).toBe(unknown);
});

const CLIENT = source('react-dom', 'react-dom-client');

it('numbers absent kinds of element as React DOM does', () => {
  const kinds = ['forwardRef', 'contextConsumer', 'activity', 'profiler', 'suspenseList', 'viewTransition'] as const;
  const numbers = [
    /REACT_FORWARD_REF_TYPE:\s+fiberTag = (\d+)/,
    /REACT_CONSUMER_TYPE:\s+fiberTag = (\d+)/,
    ...['ACTIVITY', 'PROFILER', 'SUSPENSE_LIST', 'VIEW_TRANSITION'].map(
      (name) => new RegExp(`REACT_${name}_TYPE:(?:(?!createFiberImplClass)[\\s\\S])*createFiberImplClass\\((\\d+)`),
    ),
  ].map((shape) => Number(shape.exec(CLIENT)?.[1]));
  expect(numbers).toEqual(kinds.map((kind) => ABSENT_KINDS[kind]));
  expect(/isHostHoistableType\([^)]*\)\s+\? (\d+)\s+: [^?]*\? (\d+)/.exec(CLIENT)?.slice(1).map(Number)).toEqual([
    ABSENT_KINDS.hoistable,
    ABSENT_KINDS.singleton,
  ]);
});

it('leaves of the client of React DOM the kinds and hooks that pages use', () => {
  const left = withoutAbsent(withoutUnused(CLIENT), USED);
  expect(exportsOf(left)).toEqual(['hydrateRoot', 'version']);
  expect(left.length).toBeLessThan(CLIENT.length * 0.85);
  for (const kind of [ABSENT_KINDS.hoistable, ABSENT_KINDS.viewTransition]) expect(left).not.toMatch(new RegExp(`case ${kind}:`));
  for (const kept of ['case 13:', 'case 16:', 'useSyncExternalStore:', 'useEffectEvent:']) expect(left).toContain(kept);
  expect(left).not.toContain('useOptimistic:');
});

/** Names that the code does not declare, by the linter. */
function undeclared(code: string): Set<string> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'stillingen-react-'));
  const [file, config] = [path.join(folder.path, 'code.js'), path.join(folder.path, 'config.json')];
  writeFileSync(file, code);
  writeFileSync(config, '{}');
  const lint = path.join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
  const flags = ['-c', config, '-A', 'all', '-D', 'no-undef', '--format', 'unix', file];
  const { stdout } = spawnSync(process.execPath, [lint, ...flags], { encoding: 'utf8' });
  return new Set([...stdout.matchAll(/'([^']+)' is not defined/g)].map(([, name]) => name!));
}

it('leaves of the client of React DOM no variable without its declaration', () => {
  const known = undeclared(CLIENT);
  expect(known).toContain('window');
  expect([...undeclared(clientOfPages(CLIENT).code).difference(known)]).toEqual([]);
});

/** Names of events that the code listens to, of the long list and beside it. */
function eventsOf(code: string): Set<string> {
  const [, list = ''] = /simpleEventPluginEvents =\s+"([^"]*)"/.exec(code) ?? [];
  const named = [...code.matchAll(/^register\w+Event\([^)]*?"(on\w+)"/gm)].map(([, name]) => name!);
  return new Set([...list.split(' ').map((each) => `on${each[0]!.toUpperCase()}${each.slice(1)}`), ...named]);
}

it('leaves of the client of React DOM the events that pages handle', () => {
  const all = eventsOf(CLIENT);
  const { code, lacks } = withoutEvents(CLIENT);
  expect(eventsOf(code)).toEqual(USED_EVENTS);
  expect(new Set(lacks)).toEqual(all.union(new Set(['onScrollEnd'])).difference(USED_EVENTS));
  expect(code).toContain('createAndAccumulateChangeEvent(');
  for (const gone of [
    'onMouseLeave',
    'onCompositionEnd',
    'new SyntheticCompositionEvent',
    'SyntheticEventCtor = SyntheticDragEvent',
  ])
    expect(code).not.toContain(gone);
});

it('leaves of the client of React DOM the properties and elements that pages have', () => {
  const { code, lacks } = withoutProperties(CLIENT);
  const names = (of: string): string[] => [...of.matchAll(/^ {4}\["([\w-]+)", "/gm)].map(([, name]) => name!);
  expect(new Set(names(code))).toEqual(USED_ALIASES);
  expect(new Set(lacks)).toEqual(new Set(names(CLIENT)).difference(USED_ALIASES));
  for (const gone of ['case "xlinkHref":', 'case "textarea":\n      listenToNonDelegatedEvent', 'animationIterationCount'])
    expect([CLIENT.includes(gone), code.includes(gone)]).toEqual([true, false]);
  for (const kept of ['case "popover":', 'case "select":', 'case "dangerouslySetInnerHTML":']) expect(code).toContain(kept);
});

it.each([withoutAbsent, withoutEvents, withoutProperties])('refuses in %o a React DOM of another shape', (without) => {
  expect(() => without('function createRoot() {}', USED)).toThrow(RangeError);
});

it.each([
  ['<meta name="robots">', '<meta '],
  ['<form action={save}>', 'action={'],
  ['<x-clock />', '<x-c'],
  ['<i style={{ width }} />', 'style={'],
  ['<use xlinkHref="#ball" />', 'xlinkHref="'],
  ['<textarea name="text" />', '<textarea '],
  ['<li onPointerEnter={show} />', 'onPointerEnter'],
  ['<form action="/konto/" onChange={save}>', null],
])('finds in %s what the client cannot draw', (code, use) => {
  expect(absentUse(code)).toBe(use);
});

it('finds the properties and events that code sets', () => {
  const code = '<Tabs onSelect={open}><path fillOpacity="0.5" onFocusCapture={show} {...{ onBlur() {} }} /></Tabs>';
  expect([...namesIn(code)].toSorted()).toEqual(['fillOpacity', 'onBlur', 'onFocus']);
});
