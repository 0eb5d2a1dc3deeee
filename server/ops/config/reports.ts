import { headerPairs, type Setting } from './setting.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const isLogged = (set: LogLevel, level: LogLevel): boolean => LOG_LEVELS.indexOf(set) >= LOG_LEVELS.indexOf(level);
export type LogFormat = 'json' | 'text';
const LOG_FORMATS: Readonly<Record<string, LogFormat>> = {
  json: 'json',
  text: 'text',
  '': process.stdout.isTTY ? 'text' : 'json',
};

const EXAMPLE_TOKEN = /change|example|placeholder|your-?token/i;

export const REPORTS_SETTINGS = {
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: '',
    allowed: '16 to 128 letters, digits, -, _ or ., or empty; no token of an example',
    meaning: 'the bearer token that allows reading /metrics; if empty, requests from this machine are allowed',
    parse: (text: string) => (/^(?:[\w.-]{16,128})?$/.test(text) && !EXAMPLE_TOKEN.test(text) ? text : null),
    isSecret: true,
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    allowed: 'an address such as http://127.0.0.1:4318, to which /v1/traces is added, or empty for none',
    meaning:
      'the receiver of traces (OTLP over HTTP, JSON): the steps of each message on its way to visitors, with their durations',
    parse: (text: string) => (text === '' || (/^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text)) ? text : null),
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: '',
    allowed: 'name=value, percent-encoded, several separated by commas, or empty for none',
    meaning: 'headers for the receiver of traces, such as its key',
    parse: headerPairs,
    isSecret: true,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    allowed: LOG_LEVELS.join(', '),
    meaning: 'the least severe lines that are logged',
    parse: (text: string) => LOG_LEVELS.find((level) => level === text) ?? null,
  },
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: '',
    allowed: 'json, text, or empty for text on a terminal and json elsewhere',
    meaning: 'json for programs that collect logs, text for people',
    parse: (text: string) => LOG_FORMATS[text] ?? null,
  },
} as const satisfies Record<string, Setting<unknown>>;
