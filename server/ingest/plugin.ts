import type { IncomingMessage } from 'node:http';
import { type Decision, eventKeyOf, type Provider, refusedWithEvent } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { type Batch, parseArray, parseLines, textOf } from './validate.ts';

export interface IngestOptions {
  readonly providerOf: ProviderOf;
  readonly submit: (
    provider: Provider,
    messages: readonly Message[],
    options: { readonly trace: Trace | undefined; readonly wholeEvents: boolean },
  ) => Promise<readonly Decision[]>;
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
  decisions: readonly Decision[],
): MessageResult[] {
  let next = 0;
  return Array.from({ length: size }, (_, index) => {
    const error = refused.get(index);
    if (error !== undefined) return { index, result: 'refused', ...error };
    const decision = decisions[next]!;
    next += 1;
    const paths = ignored.get(index);
    const warning = paths === undefined ? {} : { ignored: [...paths] };
    if (decision.result !== 'refused') return { index, result: decision.result, ...warning };
    const { code, path, allowed } = decision;
    return { index, result: 'refused', code, path, allowed, ...warning };
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

/** Messages are not referenced during the commit: half the garbage collection. Throws BodyError. */
function answers(
  read: () => Batch,
  submit: (messages: Batch['messages']) => Promise<readonly Decision[]>,
  wholeEvents: boolean,
): Promise<MessageResult[]> {
  const { messages, spoilt, ...rest } = read();
  const decided = wholeEvents && spoilt.size > 0 ? submitValidEvents({ messages, spoilt }, submit) : submit(messages);
  return decided.then((decisions) => resultsOf(rest, decisions));
}

async function messagesRoute(
  app: FastifyInstance,
  { providerOf, submit, onResults, isEnding, isStandby, tracing }: IngestOptions,
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
    '/ingest/v1/messages',
    {
      schema: MESSAGES_SCHEMA,
      // Each message is validated alone, so that a bad one does not refuse its batch.
      validatorCompiler: () => () => true,
      // Before the body is read: an unknown key costs nothing.
      onRequest: [checkLeads, authentication.check, checkHead],
    },
    async (request, reply) => {
      if (request.body === TOO_LARGE) return refuse(reply, TOO_LARGE_BODY);
      const parse = request.headers['content-type']?.startsWith('application/x-ndjson') === true ? parseLines : parseArray;
      const provider = authentication.providerOf(request);
      const { events } = request.query as Readonly<Record<string, unknown>>;
      const wholeEvents = events === 'whole';
      if (events !== undefined && !wholeEvents) return refuse(reply, UNKNOWN_OPTION);
      const span = tracing.begin('ingest', request.headers.traceparent as string | undefined);
      function read(): Batch {
        const reading = tracing.step('validate', span.trace);
        const batch = parse(textOf((request.body as Buffer | undefined) ?? NO_BODY));
        reading.end({ 'stillingen.messages': batch.size, 'stillingen.refused': batch.refused.size });
        return batch;
      }
      try {
        const options = { trace: span.trace, wholeEvents };
        const results = await answers(read, (messages) => submit(provider, messages, options), wholeEvents);
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

export async function ingest(app: FastifyInstance, options: IngestOptions): Promise<void> {
  await serveDocumentation(app);
  await app.register(async (scope) => messagesRoute(scope, options));
}
