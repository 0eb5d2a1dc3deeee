interface CaptchaScript {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  remove?(widget: unknown): void;
}
const GLOBALS = ['turnstile', 'hcaptcha'] as const;
const READY = 'stillingenCaptchaReady';
const LOAD_MS = 15_000;

const globals = globalThis as unknown as Record<(typeof GLOBALS)[number], CaptchaScript | undefined> & { [READY]?: () => void };

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
  globals[READY] = () => {
    clearTimeout(timer);
    const script = GLOBALS.map((name) => globals[name]).find((each) => each !== undefined);
    if (script === undefined) fail();
    else resolve(script);
  };
  document.head.append(element);
  return promise;
}

let loading: Promise<CaptchaScript> | null = null;

/** Rejects if the script cannot be fetched; the next call fetches it again. */
export function loadCaptcha(scriptUrl: string): Promise<CaptchaScript> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** `onAnswer` gets undefined when an answer expires. Returns the disposer. */
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
      // The form shows the failure; keep the console quiet.
      return true;
    },
  });
  return () => script.remove?.(widget);
}
