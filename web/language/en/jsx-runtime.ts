import { englishHref } from '@stillingen/wire';
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

interface Properties {
  readonly href?: unknown;
  readonly action?: unknown;
}

/** Where an element of HTML holds the address of a page. */
const ADDRESS = { a: 'href', form: 'action' } as const;

function shown(type: ElementType, properties: Properties): Properties {
  if (type !== 'a' && type !== 'form') return properties;
  const name = ADDRESS[type];
  const address = properties[name];
  return typeof address === 'string' ? { ...properties, [name]: englishHref(address) } : properties;
}

export const jsx = (type: ElementType, properties: Properties, key?: Key): ReactElement =>
  runtime.jsx(type, shown(type, properties), key);
export const jsxs = (type: ElementType, properties: Properties, key?: Key): ReactElement =>
  runtime.jsxs(type, shown(type, properties), key);
