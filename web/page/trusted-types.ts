interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(url: string): string }): unknown;
}

/** Drawing elements and text; no attribute that runs or links. */
const DRAWING =
  /^(?:<\/?(?:path|circle|ellipse|rect|line|polyline|polygon|g|defs|clipPath|mask|linearGradient|stop|text|tspan|title)(?:\s+(?!on|href|xlink)[a-zA-Z][\w:-]*="[^"<>]*")*\s*\/?>|[^<])*$/i;

/** Drawings are the only markup that pages write as text. */
export const isDrawing = (text: string): boolean => DRAWING.test(text);

/** Trusted Types: scripts from this origin only, markup only for drawings. */
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
