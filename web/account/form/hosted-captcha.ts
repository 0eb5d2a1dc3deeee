/** What the scripts of hosted captchas have in common, by the names under which they are found. */
interface CaptchaScript {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  remove?(widget: unknown): void;
}
const GLOBALS = ['turnstile', 'hcaptcha'] as const;
/** What their script calls once it can be used. */
const READY = 'stillingenCaptchaReady';
const LOAD_MS = 15_000;

const world = globalThis as unknown as Record<(typeof GLOBALS)[number], CaptchaScript | undefined> & { [READY]?: () => void };

function load(scriptUrl: string): Promise<CaptchaScript> {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('onload', READY);
  url.searchParams.set('hl', 'da');
  const { promise, resolve, reject } = Promise.withResolvers<CaptchaScript>();
  const element = document.createElement('script');
  element.src = url.href;
  element.async = true;
  const fail = (): void => {
    clearTimeout(timer);
    element.remove();
    reject(new Error('the captcha could not be loaded'));
  };
  const timer = setTimeout(fail, LOAD_MS);
  element.addEventListener('error', fail);
  world[READY] = () => {
    clearTimeout(timer);
    const script = GLOBALS.map((name) => world[name]).find((each) => each !== undefined);
    if (script === undefined) fail();
    else resolve(script);
  };
  document.head.append(element);
  return promise;
}

let loading: Promise<CaptchaScript> | null = null;

/** The script of the captcha, fetched when the first window needs it. Rejects where it does not come, and may be asked again then. */
export function loadCaptcha(scriptUrl: string): Promise<CaptchaScript> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Draws the captcha in an element and hears of its answer; undefined where one that was given holds no longer. Returns what ends it. */
export function drawCaptcha(
  script: CaptchaScript,
  container: HTMLElement,
  { siteKey, onAnswer, onFailure }: { siteKey: string; onAnswer: (answer: string | undefined) => void; onFailure: () => void },
): () => void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const widget = script.render(container, {
    sitekey: siteKey,
    theme: document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light'),
    language: 'da',
    callback: onAnswer,
    'expired-callback': () => onAnswer(undefined),
    'error-callback': () => {
      onFailure();
      // Told to the visitor: it need not be told to the console as well.
      return true;
    },
  });
  return () => script.remove?.(widget);
}
