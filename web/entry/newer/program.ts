/** The address of the program that this page runs, as the server wrote it: another one in every build that differs. */
export const ownProgram = (): string => document.querySelector('script[type="module"]')!.getAttribute('src')!;
