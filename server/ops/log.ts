import type { FastifyServerOptions } from 'fastify';
import type { LogFormat, LogLevel } from './config/reports.ts';
import { logOutput } from './output.ts';
import { plainLine } from './plain-log.ts';

/** What errors of these kinds say is of our own making; what others say may repeat what somebody sent. */
const OWN_ERRORS: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'JournalUnavailable',
  'LeadershipLost',
  'StoreError',
]);

/** Classes of errors by which PostgreSQL reports on itself: its resources, its operator, its files, its own faults. */
const DATABASE_FAULT = /^(?:53|57|58|XX)[0-9A-Z]{3}$/;

const isOurs = (name: string, code: unknown): boolean =>
  OWN_ERRORS.has(name) || (name === 'PostgresError' && DATABASE_FAULT.test(String(code)));

type LoggedError = Record<'type' | 'message' | 'stack', string> & { readonly code?: string; readonly cause?: LoggedError };

/** What of an error is logged: its kind and code, where it happened, and what it says only where that is ours. */
function loggedError(error: Error): LoggedError {
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    ...(typeof code === 'string' ? { code } : {}),
    message: isOurs(name, code) ? message : '',
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  };
}

/** Lines about the server and not about its visitors: no address, no header, nothing that was sent. JSON, or words for a terminal. */
export const logOptions = (
  level: LogLevel,
  format: LogFormat = 'json',
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  stream: format === 'text' ? { write: (line: string) => logOutput.write(plainLine(line)) } : logOutput,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? '' }),
    err: loggedError,
  },
  hooks: {
    // An error on its own would be its own message.
    logMethod(args, method) {
      const [first] = args as unknown[];
      if (first instanceof Error) method.call(this, { err: first }, first.name);
      else method.apply(this, args);
    },
  },
});
