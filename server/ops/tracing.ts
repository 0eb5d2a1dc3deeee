/** W3C traceparent: the trace that something belongs to, and the step that it came of. */
export type Trace = string;

/** What happens to a message between a provider and visitors. */
export type Step = 'ingest' | 'validate' | 'decide' | 'commit' | 'publish' | 'apply' | 'render' | 'push';

/** What is known of a step at its end, by names such as `stillingen.entries`. Nothing of a visitor. */
export type Facts = Readonly<Record<string, string | number>>;

/** A step under way. */
export interface Span {
  /** For the steps that come of it; undefined where it is not recorded. */
  readonly trace: Trace | undefined;
  end(facts?: Facts): void;
  /** Ends it as failed, with the reason in a word. */
  fail(why: string): void;
}

/** Tells where the time goes of a message that others may have begun to trace. */
export interface Tracing extends AsyncDisposable {
  /** The first step here: of the trace that the header names, or of a new one where it names none. */
  begin(step: Step, traceparent: string | undefined): Span;
  /** A step of a trace, done together with that of others (`links`); not recorded where there is no trace. */
  step(step: Step, trace: Trace | undefined, links?: readonly Trace[]): Span;
}

const NO_SPAN: Span = { trace: undefined, end: () => undefined, fail: () => undefined };

/** Records nothing. */
export const noTracing: Tracing = {
  begin: () => NO_SPAN,
  step: () => NO_SPAN,
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
