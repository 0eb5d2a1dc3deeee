import { requestOf } from './request.ts';

interface Message {
  readonly url: string;
  readonly text?: string;
}

addEventListener('message', ({ data: { url, text } }: MessageEvent<Message>) => {
  fetch(url, { ...requestOf(text), keepalive: true }).catch(() => {});
});
