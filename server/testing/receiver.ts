import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly arrayValue?: { readonly values: readonly Value[] };
}
interface SpanText {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly links?: readonly { readonly spanId: string }[];
  readonly status: { readonly code?: number; readonly message?: string };
}
interface Body {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SpanText['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SpanText[] }[];
  }[];
}

export interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: string;
  readonly name: string;
  readonly nanoseconds: bigint;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly links: readonly string[];
  readonly failed: string | null;
  readonly roles: string;
}

const valueOf = ({ stringValue, intValue, arrayValue }: Value): unknown =>
  stringValue ?? (intValue === undefined ? arrayValue?.values.map(valueOf).join(',') : Number(intValue));
const factsOf = (attributes: SpanText['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

const FAILED = 2;

function spansOf({ resourceSpans }: Body): readonly Received[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parent: span.parentSpanId ?? '',
        name: span.name,
        nanoseconds: BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano),
        facts: factsOf(span.attributes),
        links: (span.links ?? []).map(({ spanId }) => spanId),
        failed: span.status.code === FAILED ? (span.status.message ?? '') : null,
        roles: String(factsOf(resource.attributes)['stillingen.roles']),
      })),
  );
}

export interface TestReceiver extends AsyncDisposable {
  readonly url: string;
  readonly spans: readonly Received[];
  readonly headers: IncomingHttpHeaders;
  refuses: boolean;
  readonly asked: number;
}

export async function startReceiver(): Promise<TestReceiver> {
  const spans: Received[] = [];
  let headers: IncomingHttpHeaders = {};
  let refuses = false;
  let asked = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked += 1;
      headers = request.headers;
      const isFine = !refuses && request.url === '/v1/traces' && headers['content-type'] === 'application/json';
      if (isFine) spans.push(...spansOf(JSON.parse(body) as Body));
      response.writeHead(isFine ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    get headers() {
      return headers;
    },
    get asked() {
      return asked;
    },
    get refuses() {
      return refuses;
    },
    set refuses(value) {
      refuses = value;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
