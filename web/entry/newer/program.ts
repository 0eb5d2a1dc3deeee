/** Differs between builds. */
export const ownProgram = (): string => document.querySelector('script[type="module"]')!.getAttribute('src')!;
