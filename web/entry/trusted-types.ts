interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(url: string): string }): unknown;
}

/** Elements of a drawing with attributes that neither run nor lead anywhere, and text. */
const DRAWING =
  /^(?:<\/?(?:path|circle|ellipse|rect|line|polyline|polygon|g|defs|clipPath|mask|linearGradient|stop|text|tspan|title)(?:\s+(?!on|href|xlink)[a-zA-Z][\w:-]*="[^"<>]*")*\s*\/?>|[^<])*$/i;

/** Whether a text is a drawing: the only markup that our pages write as text. */
export const isDrawing = (text: string): boolean => DRAWING.test(text);

/**
 * The one policy of our pages, for browsers that ask for one: programs come from this origin alone, and no text becomes
 * markup but drawings. It is made before anything else runs.
 */
export function limitScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (isDrawing(text)) return text;
      throw new TypeError('no text becomes markup but drawings');
    },
    createScriptURL(url) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError('programs come from this origin alone');
    },
  });
}
