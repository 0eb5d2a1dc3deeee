import type { PushLimits } from '../limits.ts';

/** Counts what a client sends. False: it is more than is allowed within the window. */
export function createInboundBudget(
  { inboundFrames, inboundMs }: Pick<PushLimits, 'inboundFrames' | 'inboundMs'>,
  clockMs: () => number,
): () => boolean {
  let fromMs = 0;
  let count = 0;
  return () => {
    const now = clockMs();
    if (now - fromMs > inboundMs) {
      fromMs = now;
      count = 0;
    }
    count += 1;
    return count <= inboundFrames;
  };
}
