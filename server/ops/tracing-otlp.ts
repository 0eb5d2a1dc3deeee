import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace as spans,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { noTracing, type Span, type SpanName, type Trace, type Tracing } from './tracing.ts';

const SEND_EVERY_MS = 1000;
const SEND_TIMEOUT_MS = 5000;
const GOODBYE_MS = 1000;

const KINDS: Partial<Record<SpanName, SpanKind>> = {
  ingest: SpanKind.SERVER,
  commit: SpanKind.CLIENT,
  publish: SpanKind.PRODUCER,
  apply: SpanKind.CONSUMER,
};

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?:-|$)/;

function contextOf(traceparent: string): SpanContext | null {
  const groups = TRACEPARENT.exec(traceparent)?.groups;
  if (groups === undefined) return null;
  const { traceId, spanId, flags } = groups as Record<'traceId' | 'spanId' | 'flags', string>;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : null;
}
const traceOf = ({ traceId, spanId, traceFlags }: SpanContext): Trace =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function watched(exporter: SpanExporter, warn: (line: string) => void, endpoint: string): SpanExporter {
  let isLost = false;
  return {
    export(batch, done) {
      exporter.export(batch, (result) => {
        if ((result.error !== undefined) !== isLost) {
          isLost = !isLost;
          warn(`the receiver of traces at ${endpoint} ${isLost ? 'takes none: they are thrown away until it does' : 'is back'}`);
        }
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Sends spans by OTLP over HTTP, as JSON. Nothing waits for it; refused spans are lost. */
export function createOtlpTracing({
  endpoint,
  headers,
  roles,
  warn,
}: {
  /** Without /v1/traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly roles: readonly string[];
  readonly warn: (line: string) => void;
}): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'stillingen',
        'service.instance.id': `${hostname()}-${process.pid}`,
        'stillingen.roles': [...roles],
      }),
    ),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(exporter, warn, endpoint),
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('stillingen');

  function start(step: SpanName, parent: Context, links: readonly Trace[]): Span {
    const span = tracer.startSpan(
      step,
      {
        kind: KINDS[step] ?? SpanKind.INTERNAL,
        links: links.flatMap((link) => {
          const context = contextOf(link);
          return context === null ? [] : [{ context }];
        }),
      },
      parent,
    );
    return {
      trace: span.isRecording() ? traceOf(span.spanContext()) : undefined,
      end(facts) {
        if (facts !== undefined) span.setAttributes(facts);
        span.end();
      },
      fail(message) {
        span.setStatus({ code: SpanStatusCode.ERROR, message });
        span.end();
      },
    };
  }
  function below(traceparent: string): Context {
    const context = contextOf(traceparent);
    return context === null ? ROOT_CONTEXT : spans.setSpanContext(ROOT_CONTEXT, context);
  }

  return {
    begin: (step, traceparent = '') => start(step, below(traceparent), []),
    step: (step, trace, links = []) => (trace === undefined ? noTracing.step(step, trace) : start(step, below(trace), links)),
    async [Symbol.asyncDispose]() {
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
