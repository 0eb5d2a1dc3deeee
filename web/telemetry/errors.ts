/** ANALYTICS-04, O-160: in the style of the other texts for what is not implemented. */
export const TELEMETRY_ERRORS = {
  outsideBrowser: (event: string): string => `Track event '${event}' outside the browser (window undefined) not implemented`,
} as const;
