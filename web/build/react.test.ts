import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { unknownImport, USED, withoutUnused } from './react.ts';

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
