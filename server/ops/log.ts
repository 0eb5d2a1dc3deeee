import type { FastifyServerOptions } from 'fastify';
import type { LogFormat, LogLevel } from './config/reports.ts';
import { logOutput } from './output.ts';

/** Errors whose messages are our own; others may repeat parts of a request. */
const OWN_ERRORS: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'JournalUnavailable',
  'LeadershipLost',
  'StoreError',
]);

/** SQLSTATE classes about PostgreSQL itself: resources, operator, files, internal errors. */
const DATABASE_FAULT = /^(?:53|57|58|XX)[0-9A-Z]{3}$/;

const isOurs = (name: string, code: unknown): boolean =>
  OWN_ERRORS.has(name) || (name === 'PostgresError' && DATABASE_FAULT.test(String(code)));

type LoggedError = Record<'type' | 'message' | 'stack', string> & { readonly code?: string; readonly cause?: LoggedError };

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

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: LoggedError;
  readonly [field: string]: unknown;
}

const [WARNING, ERROR] = [40, 50];
const OWN_FIELDS: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'req', 'reqId']);

function reasonOf({ type, code, message, cause }: LoggedError): string {
  const own = message || code || type;
  return cause === undefined ? own : `${own} (${reasonOf(cause)})`;
}

export function plainLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const { level, time, msg = '', err } = line;
  const kind = level >= ERROR ? 'Error: ' : level >= WARNING ? 'Warning: ' : '';
  const reason = err === undefined ? '' : `: ${reasonOf(err)}`;
  const fields = Object.entries(line).filter(([field]) => !OWN_FIELDS.has(field));
  const more = fields.map(([field, value]) => `${field} ${String(value)}`).join(', ');
  return `${new Date(time).toTimeString().slice(0, 8)} ${kind}${msg}${reason}${more === '' ? '' : ` (${more})`}\n`;
}

/** Log lines hold no addresses, headers or content of requests. JSON, or words for a terminal. */
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
    // Without a text, pino would log the message of the error.
    logMethod(args, method) {
      const [first] = args as unknown[];
      if (first instanceof Error) method.call(this, { err: first }, first.name);
      else method.apply(this, args);
    },
  },
});
