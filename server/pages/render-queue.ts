/** Runs tasks one after another, each in its own turn of the event loop. */
export interface RenderQueue {
  /** Null if the queue is full. */
  run<Result>(task: () => Result): Promise<Result> | null;
}

export function createRenderQueue(most: number): RenderQueue {
  const waiting: (() => void)[] = [];
  function takeTurn(): void {
    waiting[0]!();
    waiting.shift();
    if (waiting.length > 0) setImmediate(takeTurn);
  }
  return {
    run(task) {
      if (waiting.length >= most) return null;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(task());
          } catch (error) {
            reject(error);
          }
        });
        if (waiting.length === 1) setImmediate(takeTurn);
      });
    },
  };
}
