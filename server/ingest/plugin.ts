import type { IncomingMessage } from 'node:http';
import { type Decision, eventKeyOf, type Provider, refusedWithEvent } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { isForeignCharset, readBody } from '../http/request.ts';
import type { Trace, Tracing } from '../ops/tracing.ts';
import { createAuthentication, type ProviderOf } from './authentication.ts';
import {
  ENCODED_BODY,
  FOREIGN_CHARSET,
  JOURNAL_UNAVAILABLE,
  MAX_BODY_BYTES,
  type Problem,
  problemOf,
  refuse,
  SHUTTING_DOWN,
  STANDBY,
  TOO_LARGE_BODY,
  UNKNOWN_OPTION,
} from './problems.ts';
import { createOutageLog } from './reports.ts';
import { MESSAGES_SCHEMA, serveDocumentation } from './schema.ts';
import { type Batch, type MessageParser, MESSAGES, textOf } from './validate.ts';

interface SubmitOptions {
  readonly trace: Trace | undefined;
  readonly wholeEvents: boolean;
}

/** A decision as far as a provider is answered. */
type Decided =
  | { readonly result: 'accepted' | 'duplicate' | 'stale'; readonly warnings?: readonly string[] }
  | { readonly result: 'refused'; readonly code: string; readonly path: string; readonly allowed: string };

/** An address for messages of its own kinds. */
export interface IngestEndpoint<Any extends object> {
  readonly address: string;
  readonly schema: FastifySchema;
  readonly parser: MessageParser<Any>;
  readonly takesWholeEvents: boolean;
  readonly submit: (
    provider: Provider,
    batch: Pick<Batch<Any>, 'messages' | 'spoilt'>,
    options: SubmitOptions,
  ) => Promise<readonly Decided[]>;
}

export interface IngestOptions {
  readonly providerOf: ProviderOf;
  readonly onResults: (provider: string, results: readonly MessageResult[]) => void;
  readonly isEnding: () => boolean;
  readonly isStandby: () => boolean;
  readonly tracing: Tracing;
}

const NO_BODY = Buffer.alloc(0);
const TOO_LARGE = Symbol('a body over its limit');

function headProblem({ headers }: FastifyRequest): Problem | null {
  // The connection stays open so that the sender comes to read the answer.
  if (Number(headers['content-length']) > MAX_BODY_BYTES) return TOO_LARGE_BODY;
  if (isForeignCharset(headers['content-type'])) return FOREIGN_CHARSET;
  return headers['content-encoding'] === undefined ? null : ENCODED_BODY;
}

async function checkHead(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
  const problem = headProblem(request);
  if (problem !== null) return refuse(reply, problem);
}

function resultsOf(
  { size, refused, ignored }: Pick<Batch, 'size' | 'refused' | 'ignored'>,
  decisions: readonly Decided[],
): MessageResult[] {
  let next = 0;
  return Array.from({ length: size }, (_, index) => {
    const error = refused.get(index);
    if (error !== undefined) return { index, result: 'refused', ...error };
    const decision = decisions[next]!;
    next += 1;
    const paths = ignored.get(index);
    const unknown = paths === undefined ? {} : { ignored: [...paths] };
    if (decision.result === 'refused') {
      const { code, path, allowed } = decision;
      return { index, result: 'refused', code, path, allowed, ...unknown };
    }
    const { result, warnings = [] } = decision;
    return { index, result, ...(warnings.length === 0 ? {} : { warnings: [...warnings] }), ...unknown };
  });
}

async function submitValidEvents(
  { messages, spoilt }: Pick<Batch, 'messages' | 'spoilt'>,
  submit: (messages: Batch['messages']) => Promise<readonly Decision[]>,
): Promise<readonly Decision[]> {
  const isSpoilt = (message: Message): boolean => spoilt.has(eventKeyOf(message) ?? '');
  const decisions = (await submit(messages.filter((message) => !isSpoilt(message)))).values();
  return messages.map((message) => (isSpoilt(message) ? refusedWithEvent('the malformed message') : decisions.next().value!));
}

/** The messages of matches and races. */
export const messagesEndpoint = (
  submit: (provider: Provider, messages: readonly Message[], options: SubmitOptions) => Promise<readonly Decision[]>,
): IngestEndpoint<Message> => ({
  address: '/ingest/v1/messages',
  schema: MESSAGES_SCHEMA,
  parser: MESSAGES,
  takesWholeEvents: true,
  submit(provider, batch, options) {
    const submitAll = (messages: Batch['messages']): Promise<readonly Decision[]> => submit(provider, messages, options);
    return options.wholeEvents && batch.spoilt.size > 0 ? submitValidEvents(batch, submitAll) : submitAll(batch.messages);
  },
});

/** Messages are not referenced during the commit: half the garbage collection. Throws BodyError. */
function answers<Any>(
  read: () => Batch<Any>,
  submit: (batch: Pick<Batch<Any>, 'messages' | 'spoilt'>) => Promise<readonly Decided[]>,
): Promise<MessageResult[]> {
  const { messages, spoilt, ...rest } = read();
  return submit({ messages, spoilt }).then((decisions) => resultsOf(rest, decisions));
}

async function messagesRoute<Any extends object>(
  app: FastifyInstance,
  { address, schema, parser, takesWholeEvents, submit }: IngestEndpoint<Any>,
  { providerOf, onResults, isEnding, isStandby, tracing }: IngestOptions,
): Promise<void> {
  const outage = createOutageLog(app.log);
  // Only types for which browsers send a preflight request from other sites.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-ndjson'],
    async (_request: FastifyRequest, body: IncomingMessage) => (await readBody(body, MAX_BODY_BYTES)) ?? TOO_LARGE,
  );
  const authentication = createAuthentication(providerOf, outage);

  async function checkLeads(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    if (isEnding()) return refuse(reply, SHUTTING_DOWN);
    if (isStandby()) return refuse(reply, STANDBY);
  }

  app.post(
    address,
    {
      schema,
      // Each message is validated alone, so that a bad one does not refuse its batch.
      validatorCompiler: () => () => true,
      // Before the body is read: an unknown key costs nothing.
      onRequest: [checkLeads, authentication.check, checkHead],
    },
    async (request, reply) => {
      if (request.body === TOO_LARGE) return refuse(reply, TOO_LARGE_BODY);
      const isLines = request.headers['content-type']?.startsWith('application/x-ndjson') === true;
      const provider = authentication.providerOf(request);
      const { events } = request.query as Readonly<Record<string, unknown>>;
      const wholeEvents = takesWholeEvents && events === 'whole';
      if (events !== undefined && !wholeEvents) return refuse(reply, UNKNOWN_OPTION);
      const span = tracing.begin('ingest', request.headers.traceparent as string | undefined);
      function read(): Batch<Any> {
        const reading = tracing.step('validate', span.trace);
        const text = textOf((request.body as Buffer | undefined) ?? NO_BODY);
        const batch = isLines ? parser.parseLines(text) : parser.parseArray(text);
        reading.end({ 'stillingen.messages': batch.size, 'stillingen.refused': batch.refused.size });
        return batch;
      }
      try {
        const options = { trace: span.trace, wholeEvents };
        const results = await answers(read, (batch) => submit(provider, batch, options));
        if (results.some(({ result }) => result === 'accepted')) outage.over();
        onResults(provider.name, results);
        span.end({ 'stillingen.provider': provider.name, 'stillingen.messages': results.length });
        return { results };
      } catch (error) {
        span.fail((error as Error).name);
        const problem = problemOf(error as Error);
        if (problem === null) throw error;
        if (problem === JOURNAL_UNAVAILABLE) outage.refused(error as Error);
        return refuse(reply, problem);
      }
    },
  );
}

export async function ingest(
  app: FastifyInstance,
  options: IngestOptions,
  addEndpoints: (add: <Any extends object>(endpoint: IngestEndpoint<Any>) => Promise<void>) => Promise<void>,
): Promise<void> {
  await serveDocumentation(app);
  await addEndpoints(async (endpoint) => {
    await app.register(async (scope) => messagesRoute(scope, endpoint, options));
  });
}
