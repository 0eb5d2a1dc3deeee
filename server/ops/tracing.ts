/** W3C traceparent: the trace, and the span that is the parent of the next. */
export type Trace = string;

export type SpanName = 'ingest' | 'validate' | 'decide' | 'commit' | 'publish' | 'apply' | 'render' | 'push';

/** Attributes of a finished span, such as `stillingen.entries`. Nothing about a visitor. */
export type Facts = Readonly<Record<string, string | number>>;

export interface Span {
  /** The parent for its children; undefined if it is not recorded. */
  readonly trace: Trace | undefined;
  end(facts?: Facts): void;
  fail(why: string): void;
}

export interface Tracing extends AsyncDisposable {
  /** The first span: of the trace in the header, or of a new one. */
  begin(step: SpanName, traceparent: string | undefined): Span;
  /** A span of a trace, shared with others (`links`); not recorded without a trace. */
  step(step: SpanName, trace: Trace | undefined, links?: readonly Trace[]): Span;
}

const NO_SPAN: Span = { trace: undefined, end: () => undefined, fail: () => undefined };

export const noTracing: Tracing = {
  begin: () => NO_SPAN,
  step: () => NO_SPAN,
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
