import { type ClientFrame, parseEventId, type ServerFrame, writeEventId } from '@stillingen/wire';
import type { Socket } from '../ports.ts';

const REOPEN_MS = 50;

const streamUrl = (url: string, subjects: Iterable<string>): string =>
  `${url.replace(/^ws/, 'http')}/sse?${Array.from(subjects, (subject) => `s=${encodeURIComponent(subject)}`).join('&')}`;

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Subjects are part of the address, so a change of subjects reopens it at its last position. */
class EventStream implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #url: string;
  readonly #subjects = new Set<string>();
  #lastId: string | null = null;
  #controller: AbortController | null = null;
  #timer = setTimeout(() => this.onopen?.());
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientFrame;
    if (frame.op === 'unsubscribe') {
      if (!this.#subjects.delete(frame.s)) return;
    } else if ((frame.loggedIn ?? frame.ticket) !== undefined) {
      // The address would contain the secret.
      const refusal: ServerFrame = { op: 'refused', s: frame.s, code: 'webSocketOnly' };
      return queueMicrotask(() => this.#receive(refusal));
    } else this.#subjects.add(frame.s);
    if (frame.op === 'subscribe' && frame.e !== undefined) {
      const known = this.#lastId === null ? null : parseEventId(this.#lastId);
      const positions = new Map(known?.e === frame.e ? known.positions : []);
      this.#lastId = writeEventId(frame.e, positions.set(frame.s, frame.o ?? 0));
    }
    this.#reopen();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#controller?.abort();
  }

  #receive(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  #fail(retryAfterS: number): void {
    if (this.#isClosed) return;
    if (retryAfterS > 0) this.#receive({ op: 'drain', afterMs: retryAfterS * 1000 });
    this.close();
    this.onclose?.();
  }

  #takeEvent(event: string): void {
    let data = '';
    for (const line of event.split(/\r\n|\n|\r/)) {
      const [, field, value = ''] = /^(id|data):? ?(.*)$/.exec(line) ?? [];
      if (field === 'id') this.#lastId = value;
      else if (field === 'data') data += value;
    }
    if (data !== '') this.onmessage?.({ data });
  }

  async #read(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of chunksOf(body)) {
      if (signal.aborted) return;
      const events = (text + decoder.decode(bytes, { stream: true })).split(/\r\n\r\n|\n\n/);
      text = events.pop()!;
      for (const event of events) this.#takeEvent(event);
    }
  }

  async #run({ signal }: AbortController): Promise<void> {
    const headers: Record<string, string> = this.#lastId === null ? {} : { 'Last-Event-ID': this.#lastId };
    let retryAfterS = 0;
    try {
      const response = await fetch(streamUrl(this.#url, this.#subjects), { headers, signal, cache: 'no-store' });
      if (response.status === 200 && response.body !== null) await this.#read(response.body, signal);
      else retryAfterS = Number(response.headers.get('retry-after')) || 0;
    } catch {
      // A network error is handled like the end of a stream: the owner reconnects.
    }
    if (!signal.aborted) this.#fail(retryAfterS);
  }

  #reopen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#controller?.abort();
      this.#controller = new AbortController();
      if (this.#subjects.size > 0) void this.#run(this.#controller);
    }, REOPEN_MS);
  }
}

export const openEventStream = (url: string): Socket => new EventStream(url);
